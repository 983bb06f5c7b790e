package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Session descriptions (SDP, RFC 8866) of a connection that has one data channel and nothing else.
 * What such a description says beyond a {@link PeerDescription} is the same for all peers.
 */
public final class Sdp {
  private static final String UFRAG = "a=ice-ufrag:";
  private static final String PWD = "a=ice-pwd:";
  private static final String FINGERPRINT = "a=fingerprint:sha-256 ";
  private static final String CANDIDATE = "a=candidate:";

  /**
   * A candidate at which nobody answers: a group of the local network that is not assigned (RFC
   * 5771), so that no router passes it on.
   */
  public static final String IDLE = "a=candidate:1 1 udp 1 224.0.0.255 9 typ host";

  private static final String REFLEXIVE = " typ srflx";
  private static final int LONGEST = 20_000;

  /** The highest priority of a host's own address; each further address has one less. */
  private static final int PRIORITY = 2_122_260_223;

  private Sdp() {}

  /**
   * Reads the description of this device, which the browser has written; null if it lacks an
   * address or something else that a peer needs.
   */
  public static @Nullable PeerDescription read(String sdp) {
    if (sdp.length() > LONGEST) {
      return null;
    }
    String ufrag = "";
    String pwd = "";
    @Nullable List<Integer> fingerprint = null;
    List<PeerAddress> addresses = new ArrayList<>();
    for (Words.Word word : Words.split(sdp, '\n')) {
      String line = trimmed(word.text());
      if (line.startsWith(UFRAG)) {
        ufrag = urlSafe(line.substring(UFRAG.length()));
      } else if (line.startsWith(PWD)) {
        pwd = urlSafe(line.substring(PWD.length()));
      } else if (line.startsWith(FINGERPRINT)) {
        fingerprint = Hex.bytes(line.substring(FINGERPRINT.length()).replace(":", ""));
      } else if (line.startsWith(CANDIDATE)) {
        PeerAddress address = candidate(line.substring(CANDIDATE.length()));
        if (address != null && !addresses.contains(address)) {
          add(address, line.contains(REFLEXIVE), addresses);
        }
      }
    }
    if (fingerprint == null) {
      return null;
    }
    PeerDescription read = new PeerDescription(fingerprint, ufrag, pwd, addresses);
    return read.isValid() ? read : null;
  }

  /** Where there are too many, the last one gives way to one that a STUN server has given. */
  private static void add(PeerAddress address, boolean reflexive, List<PeerAddress> addresses) {
    if (addresses.size() < PeerDescription.MOST_ADDRESSES) {
      addresses.add(address);
    } else if (reflexive) {
      addresses.set(PeerDescription.MOST_ADDRESSES - 1, address);
    }
  }

  /** The address of a candidate for UDP: foundation, component, transport, priority, host, port. */
  private static @Nullable PeerAddress candidate(String text) {
    List<Words.Word> words = Words.words(text);
    boolean isUdp =
        words.size() >= 6
            && words.get(1).text().equals("1")
            && words.get(2).text().equalsIgnoreCase("udp");
    return isUdp ? PeerAddress.read(words.get(4).text(), words.get(5).text()) : null;
  }

  /**
   * The description of a peer, as the browser takes it.
   *
   * @param setup the peer's role in DTLS: {@code actpass}, {@code active} or {@code passive}
   * @param anywhere whether also addresses outside the local network are asked
   */
  public static String write(PeerDescription peer, String setup, boolean anywhere) {
    StringBuilder sdp = new StringBuilder();
    lines(
        sdp,
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        UFRAG + standard(peer.ufrag()),
        PWD + standard(peer.pwd()),
        "a=ice-options:trickle",
        FINGERPRINT + colons(peer.fingerprint()),
        "a=setup:" + setup,
        "a=sctp-port:5000",
        "a=max-message-size:65536");
    int priority = PRIORITY;
    for (PeerAddress address : peer.addresses()) {
      if (address.isAllowed(anywhere)) {
        lines(
            sdp,
            CANDIDATE
                + "1 1 udp "
                + priority
                + " "
                + address.text()
                + " "
                + address.port()
                + " typ host");
      }
      priority--;
    }
    return sdp.toString();
  }

  private static void lines(StringBuilder sdp, String... lines) {
    for (String line : lines) {
      sdp.append(line).append("\r\n");
    }
  }

  private static String colons(List<Integer> bytes) {
    StringBuilder text = new StringBuilder();
    for (int value : bytes) {
      text.append(text.isEmpty() ? "" : ":");
      Hex.appendUpper(text, value);
    }
    return text.toString();
  }

  private static String trimmed(String line) {
    return line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
  }

  /** The characters of ICE are those of base64; an address has those of base64url. */
  private static String urlSafe(String text) {
    return text.replace('+', '-').replace('/', '_');
  }

  private static String standard(String text) {
    return text.replace('-', '+').replace('_', '/');
  }
}
