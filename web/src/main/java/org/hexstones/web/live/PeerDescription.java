package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a device has to know of another one to connect to it (RFC 8445, RFC 8827).
 *
 * @param fingerprint the SHA-256 of the peer's certificate, 32 bytes; it identifies the peer
 * @param ufrag the name of the ICE session, in characters of base64url
 * @param pwd its password, in the same characters
 * @param addresses at least one, and at most {@link #MOST_ADDRESSES}
 */
public record PeerDescription(
    List<Integer> fingerprint, String ufrag, String pwd, List<PeerAddress> addresses) {
  static final int FINGERPRINT_BYTES = 32;
  static final int MOST_ADDRESSES = 4;
  private static final int FINGERPRINT_LENGTH = 43;

  /** The lengths that most browsers use; a code with these leaves the lengths out. */
  private static final int USUAL_UFRAG = 4;

  private static final int USUAL_PWD = 24;
  private static final int LEAST_UFRAG = 4;
  private static final int LEAST_PWD = 22;
  private static final int LONGEST = 63;

  public PeerDescription {
    fingerprint = List.copyOf(fingerprint);
    addresses = List.copyOf(addresses);
  }

  /** The fingerprint as text, by which a known peer is recognised. */
  public String identity() {
    return SixBits.write(fingerprint);
  }

  boolean isValid() {
    return fingerprint.size() == FINGERPRINT_BYTES
        && SixBits.isText(ufrag)
        && SixBits.isText(pwd)
        && ufrag.length() >= LEAST_UFRAG
        && ufrag.length() <= LONGEST
        && pwd.length() >= LEAST_PWD
        && pwd.length() <= LONGEST
        && !addresses.isEmpty()
        && addresses.size() <= MOST_ADDRESSES;
  }

  private boolean isUsual() {
    return ufrag.length() == USUAL_UFRAG && pwd.length() == USUAL_PWD;
  }

  /** Writes the description. A {@code *} comes before lengths that are not the usual ones. */
  String write() {
    StringBuilder text = new StringBuilder();
    if (!isUsual()) {
      text.append('*')
          .append(SixBits.character(ufrag.length()))
          .append(SixBits.character(pwd.length()));
    }
    text.append(identity()).append(ufrag).append(pwd);
    for (PeerAddress address : addresses) {
      List<Integer> bytes = new ArrayList<>(address.host());
      bytes.add(address.port() >> 8);
      bytes.add(address.port() & 255);
      text.append(address.kind().letter).append(SixBits.write(bytes));
    }
    return text.toString();
  }

  /** Reads a description whole; null if anything is wrong with it. */
  static @Nullable PeerDescription read(String text) {
    int at = 0;
    int nameLength = USUAL_UFRAG;
    int wordLength = USUAL_PWD;
    if (text.startsWith("*")) {
      if (text.length() < 3) {
        return null;
      }
      nameLength = SixBits.value(text.charAt(1));
      wordLength = SixBits.value(text.charAt(2));
      at = 3;
    }
    int name = at + FINGERPRINT_LENGTH;
    int word = name + nameLength;
    int end = word + wordLength;
    if (nameLength < 0 || wordLength < 0 || end > text.length()) {
      return null;
    }
    List<Integer> fingerprint = SixBits.read(text.substring(at, name), FINGERPRINT_BYTES);
    List<PeerAddress> addresses = readAddresses(text, end);
    if (fingerprint == null || addresses == null) {
      return null;
    }
    PeerDescription read =
        new PeerDescription(
            fingerprint, text.substring(name, word), text.substring(word, end), addresses);
    // There is one way to write a description.
    return read.isValid() && read.write().equals(text) ? read : null;
  }

  private static @Nullable List<PeerAddress> readAddresses(String text, int from) {
    List<PeerAddress> addresses = new ArrayList<>();
    int at = from;
    while (at < text.length()) {
      PeerAddress.Kind kind = kindOf(text.charAt(at));
      int end = kind == null ? 0 : at + 1 + PeerAddress.length(kind);
      if (kind == null || end > text.length() || addresses.size() == MOST_ADDRESSES) {
        return null;
      }
      List<Integer> bytes = SixBits.read(text.substring(at + 1, end), kind.bytes + 2);
      if (bytes == null) {
        return null;
      }
      int port = 256 * bytes.get(kind.bytes) + bytes.get(kind.bytes + 1);
      if (port == 0) {
        return null;
      }
      addresses.add(new PeerAddress(kind, bytes.subList(0, kind.bytes), port));
      at = end;
    }
    return addresses;
  }

  private static PeerAddress.@Nullable Kind kindOf(char letter) {
    for (PeerAddress.Kind kind : PeerAddress.Kind.values()) {
      if (kind.letter == letter) {
        return kind;
      }
    }
    return null;
  }
}
