package org.hexstones.notation.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Rng;
import org.hexstones.notation.RandomRecords;
import org.hexstones.notation.file.GameFile;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses as chats, mail and people pass them on: the same game, or a reason. */
final class FragmentTest {
  private static final GameRecord RECORD =
      new RandomRecords(7).next(SampleGames.ALL.setup("omega hexhex:5").orThrow());
  private static final String LINK = Links.write(RECORD);
  private static final String URL = "https://example.org/hexstones/#g=" + LINK;

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  /** The link with something after each so many characters. */
  private static String broken(String between, int each) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < LINK.length(); i++) {
      text.append(i > 0 && i % each == 0 ? between : "").append(LINK.charAt(i));
    }
    return text.toString();
  }

  /** What stands after the sign in the bar of a browser. */
  static Stream<String> fragments() {
    List<String> all = new ArrayList<>();
    for (String sign : List.of("#g=", "#G=", "##g=", "#!g=", "#/g=", "#!/g=", "#g%3D", "#g%3d")) {
      all.add(sign + LINK);
    }
    all.addAll(List.of("#%23g=" + LINK, "#%23g%3D" + LINK, "#g%253D" + LINK, "#%20g=" + LINK));
    for (String sign :
        List.of(
            "#%E2%80%8Bg=", "#?g=", "#g==", "#g =", "#g%20=", "#g＝", "#g：", "#%67=", "#%67%3D")) {
      all.add(sign + LINK);
    }
    all.add("#g=3D\"" + LINK);
    for (String around : List.of("\"\"", "''", "()", "<>", "“”", "‹›", "«»", "‘’", "``")) {
      String before = around.substring(0, 1);
      String after = around.substring(1);
      all.add("#g=" + before + LINK + after);
      all.add("#g=" + encoded(before) + LINK + encoded(after));
    }
    all.add("#g=**" + LINK + "**");
    for (String end : List.of(".", ",", ")", ">", "\"", "*", "_", "~", "!", ":", ";", "]", "/")) {
      all.add("#g=" + LINK + end);
      all.add("#g=" + LINK + encoded(end));
      all.add("#g=" + LINK + end + end + end);
    }
    for (String end : List.of("…", "。", "、", "」", "\u200B", "\u00AD", "\uFEFF", "“", "’s", "を")) {
      all.add("#g=" + LINK + end);
      all.add("#g=" + LINK + encoded(end));
    }
    for (String end :
        List.of(
            "%20",
            "%0A",
            "%0D%0A",
            "%20is%20the%20game",
            "&utm_source=mail",
            "&amp;utm_source=mail",
            "?fbclid=IwAR1",
            "#top",
            "__;Iw!!abc$",
            "\\",
            "'",
            "**",
            "</a>")) {
      all.add("#g=" + LINK + end);
    }
    for (String between :
        List.of(
            "%20",
            "%0A",
            "%0D%0A",
            "%C2%AD",
            "%E2%80%8B",
            "\u00AD",
            " ",
            "%2520",
            "\n> ",
            "&#xAD;",
            "&#x200b;",
            "&zwj;",
            "\u0085")) {
      all.add("#g=" + broken(between, 30));
      all.add("#g=" + broken(between, 7));
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("fragments")
  void anAddressOpensTheSameGame(String fragment) {
    Fragment found = Fragment.find(fragment);
    assertNotNull(found, fragment);
    assertEquals(new Fragment(Fragment.Word.GAME, LINK), found);
    String study = fragment.replaceFirst("([gG]|%67)( =|%20=|＝|：|=|%3D|%3d|%253D)", "Study$2");
    assertEquals(new Fragment(Fragment.Word.STUDY, LINK), Fragment.find(study), study);
  }

  /** What is pasted, dropped or opened as a file. */
  static Stream<String> texts() {
    List<String> all = new ArrayList<>(List.of(LINK, broken("\n", 20), broken("\r\n", 20)));
    List<UnaryOperator<String>> ways =
        List.of(
            url -> url,
            url -> "<" + url + ">",
            url -> "<URL:" + url + ">",
            url -> "[my game](" + url + ")",
            url -> "[" + url + "](" + url + ")",
            url -> "\"" + url + "\"",
            url -> "“" + url + "”",
            url -> "«" + url + "»",
            url -> "*" + url + "*",
            url -> "**" + url + "**",
            url -> "`" + url + "`",
            url -> "Look: " + url + ". What now?",
            url -> "Look (" + url + "), what now?",
            url -> "これ" + url + "。次は？",
            url -> "<a href=\"" + url + "\">my game</a>",
            url -> "<p>See <a href='" + url + "'>" + url.substring(0, 50) + "…</a></p>",
            url -> "<a href=\"" + url.replace("#", "&#35;") + "\">my game</a>",
            url -> url.substring(0, 60) + "… <" + url + ">",
            url -> "> See\n> " + url + "\n\nNice",
            url -> "On Monday Ann wrote:\n> > " + url + "\n> yes",
            url -> url.substring("https://".length()),
            url -> url.substring("https://example.org".length()),
            url -> url.substring(url.indexOf('#')),
            url -> url.substring(url.indexOf('#') + 3),
            url -> url.replace("#g=", "#G="),
            url -> url.replace("#", "%23"),
            url -> url.replace("=", "\\="),
            url -> url + "&utm_source=x",
            url -> url.replace("#", "?fbclid=IwAR#"),
            url -> "https://www.google.com/url?q=" + encoded(url) + "&sa=D&ust=1",
            url -> "https://l.facebook.com/l.php?u=" + encoded(url) + "&h=AT0",
            url ->
                "https://nam02.safelinks.protection.outlook.com/?url="
                    + encoded(url)
                    + "&data=05%7C01%7C&reserved=0",
            url ->
                "https://x.org/?u=" + encoded("https://y.org/?u=" + encoded(url) + "&a=b") + "&c",
            url -> "https://urldefense.com/v3/__" + url.replace('#', '*') + "__;Iw!!a!b$",
            url ->
                "https://urldefense.proofpoint.com/v2/url?u="
                    + url.replace("=", "-3D").replace("#", "-23").replace(":", "-3A")
                    + "&d=DwMF",
            url -> "\"" + LINK + "\"",
            url -> "“" + LINK + "”",
            url -> "<" + LINK + ">",
            url -> "`" + LINK + "`",
            url -> "link: " + LINK,
            url -> "g=" + LINK,
            url -> "#" + LINK,
            url -> "My game of 2026-11-27 is " + LINK + ", at 10:00.",
            url -> "href=3D\"" + url.replace("=", "=3D") + "\"");
    String url = "https://example.org/hexstones/#g=";
    for (UnaryOperator<String> way : ways) {
      all.add(way.apply(URL));
    }
    for (String between :
        List.of("\n", "\r\n", "=\r\n", " ", "\u00AD", "\u200B", "\u00A0", "\n> ", "\r\n> > ")) {
      all.add("See " + url + broken(between, 30) + ".");
    }
    for (String between : List.of("<wbr>", "&shy;", "&#8203;", "<br>\n", "</span><span a='b'>")) {
      all.add("<p>" + url + broken(between, 30) + "</p>");
    }
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aTextOpensTheSameGame(String text) {
    assertEquals(RECORD, GameFile.read(text, SampleGames.ALL::setup).orThrow(), text);
    byte[] file = text.getBytes(StandardCharsets.UTF_8);
    assertEquals(RECORD, GameFile.read(file, SampleGames.ALL::setup).orThrow(), text);
  }

  @ParameterizedTest
  @CsvSource({
    "#puzzle=17, PUZZLE, 17",
    "#Puzzle%3D17, PUZZLE, 17",
    "##puzzle=17&utm_source=x, PUZZLE, 17",
    "#puzzle=17?fbclid=x, PUZZLE, 17",
    "#puzzle=%E2%80%8B17%20, PUZZLE, 17",
    "'#puzzle=\"17\"', PUZZLE, 17",
    "#puzzle=%2217%22, PUZZLE, 17",
    "#puzzle=**17**, PUZZLE, 17**",
    "#puzzle=-1, PUZZLE, -1",
    "#puzzle=１７, PUZZLE, 17",
    "#puzzle=%EF%BC%91%EF%BC%97, PUZZLE, 17",
    "#%70uzzle=17, PUZZLE, 17",
    "#new=**omega+hexhex:5**, NEW, omega+hexhex:5**",
    "#new=\"omega+hexhex：５\", NEW, omega+hexhex:5",
    "#new=omega+hexhex:5, NEW, omega+hexhex:5",
    "#new%3Domega%2Bhexhex%3A5, NEW, omega+hexhex:5",
    "#new%253Domega%252Bhexhex%253A5, NEW, omega+hexhex:5",
    "#NEW=omega%20hexhex:5, NEW, omega hexhex:5",
    "#new=omny+hexhex:5+balance=komi%2bpie, NEW, omny+hexhex:5+balance=komi%2Bpie",
    "#new=omny%2Bhexhex:5%2Bbalance=komi%252Bpie, NEW, omny+hexhex:5+balance=komi%2Bpie",
    "##Live%3DoAbc.%24a5%2Bpie, LIVE, oAbc.%24a5%2Bpie"
  })
  void otherAddressesKeepTheirMeaning(String hash, Fragment.Word word, String rest) {
    assertEquals(new Fragment(word, rest), Fragment.find(hash));
  }

  @ParameterizedTest
  @CsvSource({
    "&at=17, 17",
    "&amp;at=17, 17",
    "%26at%3D17, 17",
    "%2526at%253D0, 0",
    "&utm_source=chat&at=17, 17",
    "&at=17&fbclid=x, 17",
    "&at=17., 17",
    "&at=99999999999999999999, 999999",
    "&at=, -1",
    "&at=x, -1",
    "&at=-3, -1",
    "?at=17, -1",
    "&heat=17, -1",
    "'%20or%20https://example.org/%23puzzle%3D3%26at%3D5', -1",
    "'. Then https://example.org/#puzzle=3&at=17', -1"
  })
  void aLinkSaysHowManyMovesToShow(String after, int moves) {
    Fragment found = Fragment.find("#g=" + LINK + after);
    assertNotNull(found);
    assertEquals(LINK, found.rest());
    assertEquals(moves, found.at());
    assertEquals(moves == 17, MovesShown.write(found.at()).equals("&at=17"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "#", "#g", "#game=1", "#study", "g=1", "puzzle=17", "#utm_source=x", "a#b=c"})
  void nothingElseIsAnAddress(String text) {
    assertNull(Fragment.find(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"…", "...", "%E2%80%A6", "…jE1", "...jE1", "%E2%80%A6jE1"})
  void aShortenedLinkIsDamaged(String end) {
    Fragment found = Fragment.find("#g=" + LINK.substring(0, LINK.length() / 2) + end);
    assertNotNull(found);
    assertEquals(
        LinkProblem.DAMAGED,
        Objects.requireNonNull(Links.read(found.rest(), SampleGames.ALL::setup).reason())
            .problem());
  }

  /** A link with a character changed, lost or added is never another game. */
  @Test
  void aDamagedLinkStaysDamaged() {
    Rng rng = new Rng(3);
    for (int i = 0; i < 500; i++) {
      StringBuilder bad = new StringBuilder(LINK);
      int at = rng.below(bad.length());
      switch (i % 3) {
        case 0 -> bad.deleteCharAt(at);
        case 1 -> bad.setCharAt(at, bad.charAt(at) == 'x' ? 'y' : 'x');
        default -> bad.setLength(at);
      }
      for (String end : List.of("", ".", "%20and%20so%20on", "&utm_source=abc")) {
        String text = "https://example.org/#g=" + bad + end;
        GameRecord read = GameFile.read(text, SampleGames.ALL::setup).orNull();
        assertEquals(bad.toString().equals(LINK) ? RECORD : null, read, text);
      }
    }
  }

  /** Each is as long as the page accepts, and made to be looked at again and again. */
  @Test
  void searchingTakesLinearTime() {
    String code = Base64.getEncoder().withoutPadding().encodeToString(new byte[400_000]);
    for (String unit :
        List.of("#", "#g=", "#g=1", "%25", "#!", "%23", "#new=", "> ", "<", "#g=%C2%AD", code)) {
      String text = unit.repeat(1_000_000 / unit.length());
      assertTimeout(
          Duration.ofSeconds(20), () -> GameFile.read("#g=" + text, SampleGames.ALL::setup));
      assertTimeout(Duration.ofSeconds(20), () -> GameFile.read(text, SampleGames.ALL::setup));
    }
  }
}
