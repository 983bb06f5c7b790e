package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Descriptions of peers for tests, each with a number. */
public final class Peers {
  private Peers() {}

  public static PeerDescription numbered(int number) {
    List<Integer> fingerprint = new ArrayList<>(Collections.nCopies(32, 0));
    fingerprint.set(30, number >> 8);
    fingerprint.set(31, number & 255);
    String name = SixBits.write(List.of(number >> 16 & 255, number >> 8 & 255, number & 255));
    return new PeerDescription(
        fingerprint,
        name,
        "abcdefghijklmnopqrstuvwx",
        List.of(
            new PeerAddress(PeerAddress.Kind.MDNS, Collections.nCopies(16, number & 255), 50_000)));
  }

  public static int number(PeerDescription peer) {
    return 256 * peer.fingerprint().get(30) + peer.fingerprint().get(31);
  }
}
