//! Measures the desk: `desk-bench ADDRESS [SECONDS [RATE]]`.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Connections that ask at once.
const CONNECTIONS: usize = 32;

/// Claims that are timed one after the other.
const CLAIMS: usize = 200;

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let address = arguments
        .next()
        .unwrap_or_else(|| "127.0.0.1:8080".to_owned());
    let seconds = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(30);
    let rate = arguments
        .next()
        .and_then(|text| text.parse().ok())
        .unwrap_or(200);
    claims(&address)?;
    mixed(&address, seconds, rate)
}

/// One kind of question.
struct Question {
    path: &'static str,
    body: String,
}

/// A game of a hundred moves by each player: pawns first, then knights that come and go.
fn long_game() -> String {
    let opening = "e4 e5 d4 exd4 Qxd4 Nc6 Qd1 d6 Bb5 Bd7";
    let round = " Nc3 Nf6 Nf3 Be7 Nb1 Ng8 Ng1 Bf8";
    let rounds = (200 - 10) / 8;
    let mut text = opening.to_owned();
    for _ in 0..rounds {
        text.push_str(round);
    }
    text
}

fn questions() -> Vec<Question> {
    let game = long_game();
    let claim = |ground: &str| Question {
        path: "/api/claim",
        body: format!("{{\"sheet\":{{\"text\":\"{game}\"}},\"ground\":\"{ground}\"}}"),
    };
    vec![
        claim("threefold"),
        claim("fifty"),
        Question {
            path: "/api/sheet",
            body: format!("{{\"sheet\":{{\"text\":\"{game}\"}}}}"),
        },
        Question {
            path: "/api/judge",
            body: format!("{{\"sheet\":{{\"text\":\"{game} 1/2-1/2\"}}}}"),
        },
        Question {
            path: "/api/judge",
            body: "{\"sheet\":{\"text\":\"1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\"}}".to_owned(),
        },
        Question {
            path: "/api/position",
            body: "{\"fen\":\"4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 2\"}".to_owned(),
        },
        Question {
            path: "/api/rule",
            body: "{\"sheet\":{\"fen\":\"8/8/4k3/3n4/8/8/3QK3/8 w - - 0 50\"},\"events\":[{\"event\":\"flag\",\"of\":\"white\",\"by\":\"black\"}]}".to_owned(),
        },
    ]
}

/// A connection that is kept.
struct Connection {
    address: String,
    stream: BufReader<TcpStream>,
}

impl Connection {
    fn open(address: &str) -> io::Result<Connection> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Connection {
            address: address.to_owned(),
            stream: BufReader::new(stream),
        })
    }

    /// Asks once; the status of the answer and its body.
    fn ask(&mut self, method: &str, path: &str, body: &str) -> io::Result<(u16, Vec<u8>)> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes())?;
        let mut line = String::new();
        self.stream.read_line(&mut line)?;
        let status = line.split(' ').nth(1).and_then(|text| text.parse().ok());
        let mut length = 0;
        loop {
            line.clear();
            self.stream.read_line(&mut line)?;
            if line.trim().is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().unwrap_or(0);
            }
        }
        let mut body = vec![0; length];
        self.stream.read_exact(&mut body)?;
        Ok((status.unwrap_or(0), body))
    }
}

/// Times claims one after the other.
fn claims(address: &str) -> io::Result<()> {
    let questions = questions();
    let mut connection = Connection::open(address)?;
    let mut times = Vec::with_capacity(CLAIMS);
    for _ in 0..CLAIMS {
        let begun = Instant::now();
        let (status, _) = connection.ask("POST", questions[0].path, &questions[0].body)?;
        assert_eq!(status, 200);
        times.push(begun.elapsed());
    }
    tell("claim on 100 moves, at the client", &mut times);
    let (_, text) = connection.ask("GET", "/metrics", "")?;
    let text = String::from_utf8_lossy(&text).into_owned();
    let value = |what: &str| -> Option<f64> {
        let name = format!("hakem_request_seconds_{what}{{route=\"/api/claim\"}} ");
        let line = text.lines().find(|line| line.starts_with(&name))?;
        line.rsplit(' ').next()?.parse().ok()
    };
    if let (Some(sum), Some(count)) = (value("sum"), value("count")) {
        println!(
            "claim on 100 moves, at the server: mean {:.2} ms",
            sum / count * 1000.0
        );
    }
    Ok(())
}

/// Sends questions when they are due; what is late waits, and the waiting counts.
fn mixed(address: &str, seconds: usize, rate: usize) -> io::Result<()> {
    let questions = Arc::new(questions());
    let next = Arc::new(AtomicUsize::new(0));
    let times = Arc::new(Mutex::new(Vec::with_capacity(seconds * rate)));
    let begun = Instant::now();
    let threads: Vec<_> = (0..CONNECTIONS)
        .map(|_| {
            let (questions, next, times) = (questions.clone(), next.clone(), times.clone());
            let address = address.to_owned();
            std::thread::spawn(move || -> io::Result<usize> {
                let mut connection = Connection::open(&address)?;
                let mut refused = 0;
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= seconds * rate {
                        return Ok(refused);
                    }
                    let due = Duration::from_secs_f64(number as f64 / rate as f64);
                    if let Some(early) = due.checked_sub(begun.elapsed()) {
                        std::thread::sleep(early);
                    }
                    let question = &questions[number % questions.len()];
                    let (status, _) = connection.ask("POST", question.path, &question.body)?;
                    refused += usize::from(status != 200);
                    let took = begun.elapsed().saturating_sub(due);
                    times.lock().expect("no thread has failed").push(took);
                }
            })
        })
        .collect();
    let mut refused = 0;
    for thread in threads {
        refused += thread.join().expect("no thread has failed")?;
    }
    println!("{seconds} s at {rate} a second: {refused} refused");
    tell(
        "mixed questions, at the client",
        &mut times.lock().expect("no thread has failed"),
    );
    Ok(())
}

fn tell(what: &str, times: &mut [Duration]) {
    times.sort();
    let at = |part: f64| {
        let index = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times
            .get(index)
            .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!(
        "{what}: median {:.2} ms, 99 of 100 within {:.2} ms, slowest {:.2} ms ({} asked)",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    );
}
