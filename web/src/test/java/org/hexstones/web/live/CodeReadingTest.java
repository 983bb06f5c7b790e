package org.hexstones.web.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.Game;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Codes arrive whole or are refused, whatever chats and mail do to their links. */
final class CodeReadingTest {
  private static final String PAGE = "https://example.org/hexstones/#live=";
  private static final PeerDescription PEER = Peers.numbered(7, 7);

  private static final List<MeetingCode> CODES =
      List.of(
          new MeetingCode.Offer(PEER, "y 6 balance=12*"),
          new MeetingCode.Offer(PEER, "~omny hexhex:4 balance=komi+pie misere=on"),
          new MeetingCode.Offer(PEER, "omny rhombus:5 stars=a1,b2,c3 komi=10"),
          new MeetingCode.Answer(PEER, "Ab-_"));

  private static void same(MeetingCode code, String text) {
    assertEquals(code, MeetingCode.read(text).orNull(), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        ",",
        ")",
        ">",
        "\"",
        "*",
        "_",
        "~",
        "!",
        ":",
        ";",
        "]",
        "…",
        "。",
        "/",
        "\u200b",
        "%20",
        "%0A",
        "&utm_source=chat",
        "?fbclid=1",
        ").",
        "**",
        "%22",
        "%3E",
        "%E2%80%8B",
        "](other)",
        " see you",
        "\nsee you at 11",
        "> and more",
        "\" class=\"a\"",
        "</a>"
      })
  void signsBehindACodeAreLeftOut(String after) {
    for (MeetingCode code : CODES) {
      same(code, PAGE + code.write() + after);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\n",
        "\r\n",
        "\n> ",
        "\u00ad",
        "\u200b",
        "\u200f",
        "\u2028",
        "\u3000",
        "\u0085",
        " ",
        "  ",
        "\u00a0",
        "%C2%AD",
        "%E2%80%8B",
        "%25E2%2580%258B",
        "%0D%0A%3E%20",
        "\r\n> > ",
        "\n| ",
        "=%0A",
        "=\r\n",
        "<br>",
        "<wbr>",
        "%3Cbr%3E\n",
        "&shy;",
        "&#xAD;",
        "&#8203;"
      })
  void aBrokenLinkIsJoined(String broken) {
    for (MeetingCode code : CODES) {
      String text = code.write();
      for (int at = 1; at < text.length(); at++) {
        same(code, PAGE + text.substring(0, at) + broken + text.substring(at));
      }
    }
  }

  @Test
  void signsThatWereWrittenOtherwiseAreRead() {
    for (MeetingCode code : CODES) {
      String text = code.write();
      same(code, PAGE + text.replace("$", "%24").replace("+", "%2B").replace("~", "%7E"));
      same(code, PAGE + text.replace("$", "%2524").replace("+", "%252b").replace("=", "%3D"));
      same(code, PAGE + text.replace('+', ' '));
      same(code, PAGE + text.replace("+", "%20").replace(":", "%3a").replace(",", "%2c"));
      same(code, PAGE + text.replace("_", "\\_").replace("*", "\\*"));
      same(code, "come to <" + PAGE + text + ">, please");
      same(code, "https://example.org/%23live%3D" + text);
      same(code, PAGE.replace("live", "Live") + text);
      same(code, " \"" + text + "\"");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "%E2%80%8F, ''",
    "\u200f, ''",
    "3D, ''",
    "3D%22, %22",
    "\", \"",
    "“, ”",
    "‹, ›",
    "<, >",
    "%3C, %3E",
    "(, )",
    "**, **",
    "`, `"
  })
  void signsAroundACodeAreLeftOut(String before, String after) {
    for (MeetingCode code : CODES) {
      same(code, PAGE + before + code.write() + after);
      same(code, before + code.write() + after + "\n");
    }
  }

  @Test
  void aCodeInMailIsRead() {
    for (MeetingCode code : CODES) {
      String text = code.write();
      StringBuilder lines = new StringBuilder();
      for (int i = 0; i < text.length(); i++) {
        lines.append(i % 20 == 7 ? "=\r\n" : "").append(text.charAt(i) == '=' ? "=3D" : "");
        lines.append(text.charAt(i) == '=' ? "" : text.charAt(i));
      }
      same(code, "<a href=3D\"" + PAGE + "3D" + lines + "\">play</a>");
      same(code, PAGE + text + ",see you");
    }
  }

  @Test
  void aCutCodeIsRefused() {
    for (MeetingCode code : CODES) {
      String text = code.write();
      for (int end = 0; end < text.length(); end++) {
        assertFalse(MeetingCode.read(PAGE + text.substring(0, end)).isOk(), text.substring(0, end));
      }
    }
  }

  @Test
  void aChangedCodeIsRefused() {
    for (MeetingCode code : CODES) {
      String text = code.write();
      for (int at = 0; at < text.length(); at++) {
        String other = text.charAt(at) == 'Q' ? "R" : "Q";
        String changed = text.substring(0, at) + other + text.substring(at + 1);
        assertFalse(MeetingCode.read(PAGE + changed).isOk(), changed);
      }
    }
  }

  /** Programs that make links of texts leave out a sign at the end, and take two stars as bold. */
  @Test
  void noCodeOfAGameHasAStarOrEndsWithASign() {
    for (Game game : Games.ALL.list()) {
      for (String setup : game.samples()) {
        String code = new MeetingCode.Offer(PEER, setup).write();
        assertEquals(-1, code.indexOf('*'), code);
        assertTrue(Character.isLetterOrDigit(code.charAt(code.length() - 1)), code);
      }
    }
  }

  @Test
  void olderCodesAreRead() {
    String peer = PEER.write();
    same(new MeetingCode.Offer(PEER, "y 6 balance=12*"), PAGE + "o" + peer + ".y+6$i12*");
    same(new MeetingCode.Offer(PEER, "y 11"), "o" + peer + ".y+11.");
    same(new MeetingCode.Offer(PEER, "y 11 balance=pie"), "o" + peer + ".y%2B11%24i%24j");
    same(new MeetingCode.Answer(PEER, "Ab-_"), PAGE + "a" + peer + ".Ab-_");
    same(new MeetingCode.Offer(PEER, "y 11"), "<a>" + PAGE + "o" + peer + ".y+11</a> hello");
    same(new MeetingCode.Offer(PEER, "y 11"), "<o" + peer + ".y+1%C2%AD1> hello");
  }

  @Test
  void otherTextsAreNoCodes() {
    for (String text :
        List.of("", "#live=", "x", "hello", "i", "#live=r", "#live=...", "%", "%%2")) {
      assertFalse(MeetingCode.read(text).isOk(), text);
    }
    assertFalse(MeetingCode.read(" ".repeat(4_000)).isOk());
    assertFalse(MeetingCode.read("i" + " ".repeat(3_999)).isOk());
  }
}
