package org.hexstones.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexstones.game.Game;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;

final class MeetingCodeTest {
  /** An offer as Chromium writes it, with the lines that matter and some that do not. */
  private static final String SDP =
      """
      v=0\r
      o=- 4611731400430051336 2 IN IP4 127.0.0.1\r
      s=-\r
      t=0 0\r
      a=group:BUNDLE 0\r
      a=extmap-allow-mixed\r
      m=application 50100 UDP/DTLS/SCTP webrtc-datachannel\r
      c=IN IP4 0.0.0.0\r
      a=candidate:1 1 udp 2113937151 a1b2c3d4-0123-4567-89ab-cdef01234567.local 50100 typ host generation 0\r
      a=candidate:2 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active\r
      a=ice-ufrag:Ab+/\r
      a=ice-pwd:abcdefghijklmnopqrstuv+/\r
      a=ice-options:trickle\r
      a=fingerprint:sha-256 00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:10:11:12:13:14:15:16:17:18:19:1A:1B:1C:1D:1E:FF\r
      a=setup:actpass\r
      a=mid:0\r
      a=sctp-port:5000\r
      """;

  private static PeerDescription read(String sdp) {
    PeerDescription peer = Sdp.read(sdp);
    assertNotNull(peer);
    return peer;
  }

  @Test
  void addressFromAServerIsKept() {
    StringBuilder sdp = new StringBuilder(SDP);
    for (int i = 0; i < 6; i++) {
      sdp.append("a=candidate:3 1 udp 1 10.0.0." + i + " 5000 typ host\r\n");
    }
    sdp.append("a=candidate:4 1 udp 1 203.0.113.9 6000 typ srflx raddr 0.0.0.0 rport 0\r\n");
    List<PeerAddress> addresses = read(sdp.toString()).addresses();
    assertEquals(4, addresses.size());
    assertEquals("203.0.113.9", addresses.get(3).text());
  }

  @Test
  void aDescriptionSurvivesTheWayThroughACode() {
    PeerDescription here = read(SDP);
    assertEquals(1, here.addresses().size());
    MeetingCode offer = new MeetingCode.Offer(here, "omega hexhex:5");
    MeetingCode answer = new MeetingCode.Answer(here, "Ab-_");
    for (MeetingCode code : List.of(offer, answer)) {
      String text = code.write();
      assertEquals(code, MeetingCode.read(text).orThrow());
      assertEquals(code, MeetingCode.read("https://example.org/#live=" + text).orThrow());
    }
  }

  @Test
  void thePeerReadsWhatTheBrowserWrote() {
    PeerDescription here = read(SDP);
    String there = Sdp.write(here, "actpass", false);
    assertEquals(here, read(there));
    for (String line :
        List.of(
            "a=ice-ufrag:Ab+/",
            "a=ice-pwd:abcdefghijklmnopqrstuv+/",
            "00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F",
            "a1b2c3d4-0123-4567-89ab-cdef01234567.local 50100 typ host")) {
      assertTrue(there.contains(line), line);
    }
  }

  @Test
  void allKindsOfAddressesSurvive() {
    String sdp =
        SDP.replace("a=ice-ufrag:Ab+/", "a=ice-ufrag:a1b2c3d4")
                .replace("abcdefghijklmnopqrstuv+/", "0123456789abcdef0123456789abcdef")
            + "a=candidate:3 1 UDP 1 192.168.1.7 65535 typ host\r\n"
            + "a=candidate:3 1 udp 1 2001:db8::ff00:42:8329 1 typ host\r\n"
            + "a=candidate:3 1 udp 1 ::1 1 typ host\r\n"
            + "a=candidate:3 1 udp 1 10.0.0.1 1 typ host\r\n";
    PeerDescription here = read(sdp);
    assertEquals(PeerDescription.MOST_ADDRESSES, here.addresses().size());
    assertEquals("192.168.1.7", here.addresses().get(1).text());
    assertEquals("2001:0db8:0000:0000:0000:ff00:0042:8329", here.addresses().get(2).text());
    MeetingCode code = new MeetingCode.Offer(here, "omny");
    assertEquals(code, MeetingCode.read(code.write()).orThrow());
  }

  @Test
  void anIncompleteDescriptionIsNone() {
    for (String line : List.of("a=ice-ufrag", "a=ice-pwd", "a=fingerprint", "a=candidate:1")) {
      assertNull(Sdp.read(SDP.replace(line, "a=other")), line);
    }
    assertNull(Sdp.read(SDP.repeat(40)));
    assertNull(Sdp.read(SDP.replace("sha-256", "sha-1")));
  }

  @Test
  void aCodeWithOneAddressIsShort() {
    for (String form :
        List.of("omega hexhex:5", "omega hexhex:10 players=4", "omny hexhex:7 stars=perimeter")) {
      String code = new MeetingCode.Offer(read(SDP), form).write();
      assertTrue(code.length() <= 133, form + ": " + code.length());
    }
  }

  @Test
  void theSetupsOfAllGamesSurvive() {
    for (Game game : Games.ALL.list()) {
      for (String setup : game.samples()) {
        MeetingCode code = new MeetingCode.Offer(read(SDP), setup);
        assertEquals(code, MeetingCode.read(code.write()).orThrow());
      }
    }
  }

  @Test
  void mutatedCodesAreRefusedOrReadAgainAlike() {
    String code = new MeetingCode.Offer(read(SDP), "omega hexhex:5").write();
    Random random = new Random(29);
    int refused = 0;
    for (int i = 0; i < 10_000; i++) {
      String text = mutated(code, random);
      Parsed<MeetingCode> read = MeetingCode.read(text);
      if (read instanceof Parsed.Ok<MeetingCode> ok) {
        String again = ok.value().write();
        assertEquals(ok.value(), MeetingCode.read(again).orThrow());
        assertNotNull(Sdp.read(Sdp.write(ok.value().peer(), "active", true)));
      } else {
        refused++;
      }
    }
    assertTrue(refused > 5_000, refused + " refused");
  }

  private static String mutated(String code, Random random) {
    List<Character> text = new ArrayList<>();
    for (int i = 0; i < code.length(); i++) {
      text.add(code.charAt(i));
    }
    for (int changes = 1 + random.nextInt(3); changes > 0 && !text.isEmpty(); changes--) {
      int at = random.nextInt(text.size());
      char other =
          (char) (random.nextInt(4) == 0 ? random.nextInt(0x3000) : 32 + random.nextInt(95));
      switch (random.nextInt(3)) {
        case 0 -> text.set(at, other);
        case 1 -> text.remove(at);
        default -> text.add(at, other);
      }
    }
    StringBuilder mutated = new StringBuilder();
    text.forEach(mutated::append);
    return mutated.toString();
  }
}
