//! Under which addresses other devices reach a desk that listens on all of them.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Machines to which the way is asked: one outside (an address that is kept for examples, so that
/// nobody is there) and one in each range that halls have. Nothing is sent.
const FAR: [IpAddr; 5] = [
    IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
    IpAddr::V4(Ipv4Addr::new(192, 168, 255, 254)),
    IpAddr::V4(Ipv4Addr::new(10, 255, 255, 254)),
    IpAddr::V4(Ipv4Addr::new(172, 31, 255, 254)),
    IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
];

/// The address under which this machine reaches a desk: its own, or where the desk listens on all
/// addresses the loopback one.
#[must_use]
pub fn of_this_machine(listening: SocketAddr) -> SocketAddr {
    let ip = match listening.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listening.port())
}

/// Under which addresses others reach a desk, as far as the system says which way it would send:
/// for one that listens on all addresses. None where the system knows no way.
#[must_use]
pub fn for_others(listening: SocketAddr) -> Vec<SocketAddr> {
    let mut found: Vec<SocketAddr> = Vec::new();
    if !listening.ip().is_unspecified() {
        return found;
    }
    for far in FAR {
        // What listens on all addresses of version 6 may be deaf to those of version 4.
        if far.is_ipv6() == listening.is_ipv6()
            && let Some(own) = on_the_way_to(far)
            && !found.iter().any(|known| known.ip() == own)
        {
            found.push(SocketAddr::new(own, listening.port()));
        }
    }
    found
}

/// The address from which this machine would send to another.
fn on_the_way_to(far: IpAddr) -> Option<IpAddr> {
    let any: IpAddr = match far {
        IpAddr::V4(_) => Ipv4Addr::UNSPECIFIED.into(),
        IpAddr::V6(_) => Ipv6Addr::UNSPECIFIED.into(),
    };
    let socket = UdpSocket::bind((any, 0)).ok()?;
    // A socket without connections only looks the way up.
    socket.connect((far, 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_sent_to_all_addresses_at_once() {
        for listening in ["0.0.0.0:8080", "[::]:8080"] {
            let listening: SocketAddr = listening.parse().unwrap();
            let here = of_this_machine(listening);
            assert!(here.ip().is_loopback() && here.port() == 8080, "{here}");
            for other in for_others(listening) {
                assert!(!other.ip().is_unspecified() && !other.ip().is_loopback());
                assert_eq!(other.port(), 8080);
            }
        }
    }

    #[test]
    fn an_address_that_was_named_is_told_as_it_is() {
        let named: SocketAddr = "192.0.2.7:80".parse().unwrap();
        assert_eq!(of_this_machine(named), named);
        assert_eq!(for_others(named), []);
    }
}
