#![no_main]

#[path = "../entry/log.rs"]
mod entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| entry::check(data));

const SHAPE: mutation::Shape = mutation::Shape::Log;

libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let plain = libfuzzer_sys::fuzzer_mutate;
    mutation::mutate(SHAPE, data, (size, max_size), seed, plain)
});

libfuzzer_sys::fuzz_crossover!(|first: &[u8], second: &[u8], out: &mut [u8], seed: u32| {
    mutation::cross(SHAPE, first, second, out, seed)
});
