//! A case that was acknowledged survives the sudden end of the process.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use hakem_desk::serve::Desk;
use hakem_desk::store::{Store, usual_file};
use serde_json::{Value, json};

const FOLDER: &str = "HAKEM_DESK_TEST_FOLDER";
const KILLS: u64 = 50;

/// Not a test of its own: the process that is killed.
#[test]
#[ignore = "run by the test beside it"]
fn served_until_killed() {
    let Some(folder) = std::env::var_os(FOLDER) else {
        return;
    };
    let folder = Path::new(&folder);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        let options = crate::kit::options(folder, "127.0.0.1:0", None);
        let (desk, opened) = Desk::open(&options).await.unwrap();
        let draft = folder.join("address.new");
        std::fs::write(&draft, opened.address.to_string()).unwrap();
        std::fs::rename(&draft, folder.join("address")).unwrap();
        desk.run(std::future::pending()).await;
    });
}

fn start(folder: &Path) -> Child {
    let _ = std::fs::remove_file(folder.join("address"));
    Command::new(std::env::current_exe().unwrap())
        .args([
            "killed::served_until_killed",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(FOLDER, folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Where the process listens, as soon as it does.
fn address(folder: &Path) -> SocketAddr {
    loop {
        let told = std::fs::read_to_string(folder.join("address"));
        if let Some(address) = told.ok().and_then(|text| text.parse().ok()) {
            return address;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Keeps cases and corrects them until the server is gone; what it acknowledged.
fn write_until_gone(
    address: SocketAddr,
    name: &str,
    gone: &AtomicBool,
    written: &AtomicU64,
) -> Vec<(String, i64, String)> {
    let mut acknowledged = Vec::new();
    let mut number = 0;
    while !gone.load(Ordering::Relaxed) {
        number += 1;
        let notes = format!("{name}-{number}");
        let mut body = json!({"question": {"kind": "sheet", "sheet": {"sheet": {"moves": ["e4"]}}}, "notes": notes});
        let headers = [("Content-Type", "application/json")];
        let text = body.to_string();
        let kept = crate::kit::send(address, "POST", "/api/cases", &headers, text.as_bytes());
        if kept.status != 201 {
            continue;
        }
        let case: Value = kept.ok();
        let id = case["id"].as_str().unwrap().to_owned();
        acknowledged.push((id.clone(), 1, notes.clone()));
        written.fetch_add(1, Ordering::Relaxed);
        body["version"] = json!(1);
        body["notes"] = json!(format!("{notes}+"));
        let text = body.to_string();
        let corrected = crate::kit::send(
            address,
            "PUT",
            &format!("/api/cases/{id}"),
            &headers,
            text.as_bytes(),
        );
        if corrected.status == 200 {
            acknowledged.push((id, 2, format!("{notes}+")));
        }
    }
    acknowledged
}

#[test]
fn nothing_that_was_acknowledged_is_lost_in_fifty_sudden_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut acknowledged = Vec::new();
    for kill in 0..KILLS {
        let mut child = start(folder.path());
        let address = address(folder.path());
        let (gone, written) = (AtomicBool::new(false), AtomicU64::new(0));
        std::thread::scope(|scope| {
            let (gone, written) = (&gone, &written);
            let (one, other) = (format!("{kill}a"), format!("{kill}b"));
            let writers = [
                scope.spawn(move || write_until_gone(address, &one, gone, written)),
                scope.spawn(move || write_until_gone(address, &other, gone, written)),
            ];
            // Each end comes at another moment of the writing.
            while written.load(Ordering::Relaxed) < 1 + kill % 4 {
                std::thread::sleep(Duration::from_millis(1));
            }
            std::thread::sleep(Duration::from_millis(kill * 7 % 23));
            child.kill().unwrap();
            child.wait().unwrap();
            gone.store(true, Ordering::Relaxed);
            for writer in writers {
                acknowledged.extend(writer.join().unwrap());
            }
        });
    }
    assert!(
        acknowledged.len() > 50,
        "only {} were written",
        acknowledged.len()
    );
    let store = Store::open(&usual_file(folder.path())).unwrap();
    for (id, version, notes) in acknowledged {
        let history = store.history(&id).unwrap();
        let found = history.iter().find(|own| own.version == version);
        assert_eq!(found.map(|own| own.notes.as_str()), Some(&*notes), "{id}");
    }
}
