package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * An address at which a peer may be reached by UDP.
 *
 * @param kind how the host is named
 * @param host the bytes of the host: a UUID for mDNS, an IPv4 or an IPv6 address
 * @param port from 1 to 65,535
 */
record PeerAddress(Kind kind, List<Integer> host, int port) {
  private static final String MDNS_END = ".local";
  private static final int LAST_PORT = 65_535;

  /** How a host is named. Each kind has its letter in a code and its number of bytes. */
  enum Kind {
    /** A random UUID that the local network resolves (RFC 8828, mDNS). */
    MDNS('m', 16),
    IPV4('4', 4),
    IPV6('6', 16);

    final char letter;
    final int bytes;

    Kind(char letter, int bytes) {
      this.letter = letter;
      this.bytes = bytes;
    }
  }

  PeerAddress {
    host = List.copyOf(host);
  }

  /** The number of characters of an address in a code, without its letter. */
  static int length(Kind kind) {
    return (8 * (kind.bytes + 2) + 5) / 6;
  }

  /** Reads a host and a port as SDP has them; null if the host is no address of these kinds. */
  static @Nullable PeerAddress read(String host, String port) {
    int number = Words.number(port);
    if (number < 1 || number > LAST_PORT) {
      return null;
    }
    if (host.endsWith(MDNS_END)) {
      List<Integer> uuid = uuid(host.substring(0, host.length() - MDNS_END.length()));
      return uuid == null ? null : new PeerAddress(Kind.MDNS, uuid, number);
    }
    List<Integer> bytes = host.indexOf(':') < 0 ? ipv4(host) : ipv6(host);
    Kind kind = host.indexOf(':') < 0 ? Kind.IPV4 : Kind.IPV6;
    return bytes == null ? null : new PeerAddress(kind, bytes, number);
  }

  /**
   * Whether this device may send packets there. Anybody can write an address into a code, so
   * without a server of the person's choice only the local network is asked.
   *
   * @param anywhere whether the person has chosen a server, and so devices in other networks
   */
  boolean isAllowed(boolean anywhere) {
    return switch (kind) {
      case MDNS -> true;
      case IPV4 -> isLocal4() || (anywhere && isHost4());
      case IPV6 -> isLocal6() || (anywhere && isHost6());
    };
  }

  /** Private (RFC 1918), link-local (RFC 3927), or this device itself. */
  private boolean isLocal4() {
    int first = host.get(0);
    int second = host.get(1);
    return first == 10
        || first == 127
        || (first == 172 && second >= 16 && second < 32)
        || (first == 192 && second == 168)
        || (first == 169 && second == 254);
  }

  /** Unique local (RFC 4193), link-local (RFC 4291), or this device itself. */
  private boolean isLocal6() {
    int first = host.get(0);
    boolean self = host.get(15) == 1 && host.subList(0, 15).equals(Collections.nCopies(15, 0));
    return self || (first & 0xfe) == 0xfc || (first == 0xfe && (host.get(1) & 0xc0) == 0x80);
  }

  /** No group of hosts, and no address that means all or none. */
  private boolean isHost4() {
    return host.get(0) > 0 && host.get(0) < 224;
  }

  /** A global address (RFC 4291): others are no hosts, or say an IPv4 address otherwise. */
  private boolean isHost6() {
    return (host.get(0) & 0xe0) == 0x20;
  }

  /** The host as SDP has it. */
  String text() {
    return switch (kind) {
      case MDNS -> uuidText() + MDNS_END;
      case IPV4 -> host.get(0) + "." + host.get(1) + "." + host.get(2) + "." + host.get(3);
      case IPV6 -> ipv6Text();
    };
  }

  private String uuidText() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < host.size(); i++) {
      text.append(i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "");
      Hex.append(text, host.get(i));
    }
    return text.toString();
  }

  private String ipv6Text() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < host.size(); i++) {
      text.append(i > 0 && i % 2 == 0 ? ":" : "");
      Hex.append(text, host.get(i));
    }
    return text.toString();
  }

  private static @Nullable List<Integer> uuid(String text) {
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != '-') {
        digits.append(text.charAt(i));
      }
    }
    return digits.length() == 32 ? Hex.bytes(digits.toString()) : null;
  }

  private static @Nullable List<Integer> ipv4(String text) {
    List<Integer> bytes = new ArrayList<>();
    for (Words.Word word : Words.split(text, '.')) {
      int value = Words.number(word.text());
      if (value < 0 || value > 255) {
        return null;
      }
      bytes.add(value);
    }
    return bytes.size() == 4 ? bytes : null;
  }

  /** Two colons stand for as many zeros as are missing. */
  private static @Nullable List<Integer> ipv6(String text) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      List<Integer> bytes = groups(text);
      return bytes != null && bytes.size() == 16 ? bytes : null;
    }
    List<Integer> before = groups(text.substring(0, gap));
    List<Integer> after = groups(text.substring(gap + 2));
    if (before == null || after == null || before.size() + after.size() > 14) {
      return null;
    }
    List<Integer> bytes = new ArrayList<>(before);
    while (bytes.size() + after.size() < 16) {
      bytes.add(0);
    }
    bytes.addAll(after);
    return bytes;
  }

  private static @Nullable List<Integer> groups(String text) {
    List<Integer> bytes = new ArrayList<>();
    if (text.isEmpty()) {
      return bytes;
    }
    for (Words.Word word : Words.split(text, ':')) {
      String group = word.text();
      List<Integer> two =
          group.isEmpty() || group.length() > 4
              ? null
              : Hex.bytes("0000".substring(group.length()) + group);
      if (two == null) {
        return null;
      }
      bytes.addAll(two);
    }
    return bytes;
  }
}
