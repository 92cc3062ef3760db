//! Small checkouts for the tests of the checks.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU32, Ordering},
};

/// A folder of its own that disappears with the value.
pub(crate) struct Tree(PathBuf);

impl Tree {
    /// A folder with these files: path and text.
    pub(crate) fn new(files: &[(&str, &str)]) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let tree = Self(env::temp_dir().join(format!("hakem-xtask-{}-{number}", process::id())));
        for (path, text) in files {
            tree.write(path, text);
        }
        tree
    }

    /// Adds or replaces a file.
    pub(crate) fn write(&self, path: &str, text: &str) {
        let path = self.0.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }

    /// Where it is.
    pub(crate) fn root(&self) -> &Path {
        &self.0
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
