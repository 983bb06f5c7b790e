package org.hexstones.web.live;

import java.util.ArrayList;
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
