package org.hexstones.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A code of a stranger makes the browser send packets to the local network only. */
final class PeerAddressTest {
  private static PeerAddress address(String host) {
    return Objects.requireNonNull(PeerAddress.read(host, "5000"));
  }

  private static String sdp(String host, boolean anywhere) {
    PeerDescription some = Peers.numbered(1, 1);
    PeerDescription peer =
        new PeerDescription(some.fingerprint(), some.ufrag(), some.pwd(), List.of(address(host)));
    return Sdp.write(peer, "active", anywhere);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a1b2c3d4-0123-4567-89ab-cdef01234567.local",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.7",
        "169.254.1.1",
        "127.0.0.1",
        "fd00::1",
        "fe80::1",
        "::1"
      })
  void theLocalNetworkIsAsked(String host) {
    assertTrue(sdp(host, false).contains(address(host).text() + " 5000 typ host"));
    assertTrue(address(host).isAllowed(true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"8.8.8.8", "203.0.113.9", "172.32.0.1", "100.64.0.1", "2001:db8::1"})
  void othersAreAskedOnlyWithAServer(String host) {
    assertEquals(-1, sdp(host, false).indexOf("candidate"));
    assertTrue(sdp(host, true).contains(address(host).text() + " 5000 typ host"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0.0.0.0",
        "224.0.0.1",
        "239.255.255.250",
        "255.255.255.255",
        "::",
        "ff02::1",
        "::ffff:808:808",
        "64:ff9b::808:808"
      })
  void groupsAndDisguisesAreNeverAsked(String host) {
    assertFalse(address(host).isAllowed(true));
  }
}
