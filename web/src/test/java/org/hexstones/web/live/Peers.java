package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Descriptions of peers for tests, each with a number. */
public final class Peers {
  private static final int FIRST = 1_024;

  private Peers() {}

  /**
   * A description with a number.
   *
   * @param device the number of the device, which its certificate shows
   */
  public static PeerDescription numbered(int number, int device) {
    List<Integer> fingerprint = new ArrayList<>(Collections.nCopies(32, 0));
    fingerprint.set(31, device);
    String name = SixBits.write(List.of(number >> 16 & 255, number >> 8 & 255, number & 255));
    return new PeerDescription(
        fingerprint,
        name,
        "abcdefghijklmnopqrstuvwx",
        List.of(
            new PeerAddress(
                PeerAddress.Kind.MDNS, Collections.nCopies(16, number & 255), FIRST + number)));
  }

  public static int number(PeerDescription peer) {
    return peer.addresses().get(0).port() - FIRST;
  }
}
