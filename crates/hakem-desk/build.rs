//! Puts the web page where the binary takes it from: what `npm run build` has made of `web`, or a
//! plain page that says how to make it.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

const PLAIN: &str = include_str!("src/pages/plain.html");
const PLAIN_STYLE: &str = include_str!("src/pages/page.css");

fn main() -> io::Result<()> {
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("web");
    let web = Path::new("../../web");
    let built = web.join("dist");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    fs::create_dir_all(&out)?;
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=src/pages");
    if built.join("index.html").exists() {
        println!("cargo::rerun-if-changed={}", built.display());
        copy(&built, &out)
    } else {
        // A path that is not there would run this at every build.
        println!(
            "cargo::rerun-if-changed={}",
            web.join("package.json").display()
        );
        fs::write(out.join("index.html"), PLAIN)?;
        fs::write(out.join("page.css"), PLAIN_STYLE)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            fs::create_dir_all(&target)?;
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
