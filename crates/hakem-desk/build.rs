//! Puts the web page into the binary: what `npm run build` has made of `web`, or a plain page that
//! says how to make it. Written is a list of names with the bytes of each file.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// What stands in for the page until it is built.
const PLAIN: &str = "src/pages/plain.html";

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let web = root.join("../../web");
    let built = web.join("dist");
    let mut files = Vec::new();
    println!("cargo::rerun-if-changed=build.rs");
    if built.join("index.html").exists() {
        println!("cargo::rerun-if-changed={}", built.display());
        collect(&built, "", &mut files)?;
    } else {
        // A path that is not there would run this at every build; the folder in which the page
        // will appear is newer once it has.
        println!("cargo::rerun-if-changed={}", web.display());
        files.push(("index.html".to_owned(), root.join(PLAIN)));
    }
    files.sort();
    let mut list = String::from("&[\n");
    for (name, path) in &files {
        let path = path.canonicalize()?;
        let _ = writeln!(list, "    ({name:?}, include_bytes!({path:?})),");
    }
    list.push_str("]\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("web.rs"), list)
}

/// All files below a folder, with their names as a browser asks for them.
fn collect(folder: &Path, above: &str, files: &mut Vec<(String, PathBuf)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{above}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            collect(&entry.path(), &format!("{name}/"), files)?;
        } else {
            files.push((name, entry.path()));
        }
    }
    Ok(())
}
