//! Counters, in the text form of Prometheus.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Mutex;
use std::time::Duration;

/// The upper bounds of the classes of time, in milliseconds.
const BOUNDS_MS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 500, 2_000, 10_000];

/// What is counted of one route.
#[derive(Clone, Debug, Default)]
struct Count {
    /// Answers by status.
    by_status: BTreeMap<u16, u64>,
    /// Answers by class of time; the last is beyond all bounds.
    by_time: [u64; BOUNDS_MS.len() + 1],
    micros: u64,
}

/// The counters of all routes.
#[derive(Debug, Default)]
pub struct Metrics(Mutex<BTreeMap<String, Count>>);

impl Metrics {
    /// Counts one answer.
    pub fn count(&self, route: &str, status: u16, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let class = BOUNDS_MS.partition_point(|bound| bound * 1000 < micros);
        let Ok(mut routes) = self.0.lock() else {
            return;
        };
        let count = routes.entry(route.to_owned()).or_default();
        *count.by_status.entry(status).or_default() += 1;
        if let Some(of_class) = count.by_time.get_mut(class) {
            *of_class += 1;
        }
        count.micros = count.micros.saturating_add(micros);
    }

    /// All counters.
    #[must_use]
    pub fn text(&self) -> String {
        let routes = self
            .0
            .lock()
            .map(|routes| routes.clone())
            .unwrap_or_default();
        let mut out = String::new();
        out.push_str("# TYPE hakem_requests_total counter\n");
        for (route, count) in &routes {
            for (status, number) in &count.by_status {
                let _ = writeln!(
                    out,
                    "hakem_requests_total{{route=\"{route}\",status=\"{status}\"}} {number}"
                );
            }
        }
        out.push_str("# TYPE hakem_request_seconds histogram\n");
        for (route, count) in &routes {
            histogram(&mut out, route, count);
        }
        out
    }
}

fn histogram(out: &mut String, route: &str, count: &Count) {
    let mut sum = 0;
    let bounds = BOUNDS_MS.iter().map(|ms| seconds(ms * 1000));
    let bounds = bounds.chain(std::iter::once("+Inf".to_owned()));
    for (bound, number) in bounds.zip(count.by_time) {
        sum += number;
        let _ = writeln!(
            out,
            "hakem_request_seconds_bucket{{route=\"{route}\",le=\"{bound}\"}} {sum}"
        );
    }
    let total = seconds(count.micros);
    let _ = writeln!(
        out,
        "hakem_request_seconds_sum{{route=\"{route}\"}} {total}"
    );
    let _ = writeln!(
        out,
        "hakem_request_seconds_count{{route=\"{route}\"}} {sum}"
    );
}

fn seconds(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_by_route_status_and_time() {
        let metrics = Metrics::default();
        metrics.count("/api/claim", 200, Duration::from_micros(900));
        metrics.count("/api/claim", 422, Duration::from_secs(60));
        let text = metrics.text();
        for line in [
            "hakem_requests_total{route=\"/api/claim\",status=\"200\"} 1",
            "hakem_requests_total{route=\"/api/claim\",status=\"422\"} 1",
            "hakem_request_seconds_bucket{route=\"/api/claim\",le=\"0.001000\"} 1",
            "hakem_request_seconds_bucket{route=\"/api/claim\",le=\"10.000000\"} 1",
            "hakem_request_seconds_bucket{route=\"/api/claim\",le=\"+Inf\"} 2",
            "hakem_request_seconds_sum{route=\"/api/claim\"} 60.000900",
        ] {
            assert!(text.lines().any(|own| own == line), "{line}\n{text}");
        }
    }
}
