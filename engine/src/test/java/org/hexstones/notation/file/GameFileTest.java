package org.hexstones.notation.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.CRC32;
import org.hexstones.Effort;
import org.hexstones.Hostile;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Rng;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.RandomRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

final class GameFileTest {
  private static final List<String> SETUPS = SampleGames.setupsAnd();

  private static Parsed<GameRecord> read(String text) {
    return GameFile.read(text, SampleGames.ALL::setup);
  }

  private static Parsed<GameRecord> read(byte[] file) {
    return GameFile.read(file, SampleGames.ALL::setup);
  }

  private static GameRecord random(int seed) {
    String setup = SETUPS.get(seed % SETUPS.size());
    return new RandomRecords(seed).next(SampleGames.ALL.setup(setup).orThrow());
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** A picture of one grey point, with a comment of another program before its pixels. */
  private static byte[] png() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
    chunk(out, "IHDR", new byte[] {0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0});
    chunk(out, "tEXt", utf8("Software\0another"));
    chunk(out, "IDAT", new byte[] {8, (byte) 0xD7, 99, 96, 0, 0, 0, 2, 0, 1});
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
    number(out, data.length);
    byte[] name = utf8(type);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeBytes(name);
    out.writeBytes(data);
    number(out, (int) crc.getValue());
  }

  private static void number(ByteArrayOutputStream out, int number) {
    for (int shift = 24; shift >= 0; shift -= 8) {
      out.write(number >> shift);
    }
  }

  /** A picture of one point, with a comment of another program before that with a text. */
  private static byte[] gif(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(utf8("GIF89a"));
    // One point, a table of two colours, no background.
    out.writeBytes(new byte[] {1, 0, 1, 0, (byte) 0x80, 0, 0, 0, 0, 0, 1, 1, 1});
    comment(out, "Another");
    out.writeBytes(new byte[] {0x2C, 0, 0, 0, 0, 1, 0, 1, 0, (byte) 0x80, 0, 0, 0, 1, 1, 1});
    out.writeBytes(new byte[] {2, 2, 0x4C, 1, 0});
    comment(out, text);
    out.write(0x3B);
    return out.toByteArray();
  }

  private static void comment(ByteArrayOutputStream out, String text) {
    out.writeBytes(new byte[] {0x21, (byte) 0xFE});
    for (int at = 0; at < text.length(); at += 255) {
      String part = text.substring(at, Math.min(text.length(), at + 255));
      out.write(part.length());
      out.writeBytes(utf8(part));
    }
    out.write(0);
  }

  private static String svg(GameRecord record) {
    return "<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"><metadata>other</metadata>"
        + "<metadata\n id='hexstones'>"
        + SvgGame.text(record).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&#62;")
        + "</metadata></svg>";
  }

  @Test
  void everyFormIsRecognized() {
    for (int seed = 0; seed < Effort.of(300); seed++) {
      GameRecord record = random(seed);
      String plain = RecordText.write(record);
      assertEquals(record, read(plain).orThrow());
      assertEquals(record, read("\uFEFF" + plain.replace("\n", "\r\n")).orThrow());
      assertEquals(record, read(utf8(plain)).orThrow());
      assertEquals(record, read(utf8(JsonRecord.write(record))).orThrow());
      assertEquals(record, read(svg(record)).orThrow());
      assertEquals(record, read(utf8(svg(record))).orThrow());
      assertEquals(record, read(PngGame.embed(png(), record).orThrow()).orThrow());
      String link = Links.write(record);
      if (link.length() <= Links.MAX_LENGTH) {
        assertEquals(record, read(" " + link + "\n").orThrow());
        assertEquals(record, read(gif("https://example.org/#g=" + link)).orThrow());
        assertEquals(record, read("Your turn: https://example.org/a/#g=" + link).orThrow());
        assertEquals(record, read("https://example.org/#g=" + link + "\nSee you").orThrow());
        assertEquals(record, read("https://example.org/#study=" + link + "\nSee").orThrow());
      }
    }
  }

  private static String inSvg(String text) {
    return "<svg><metadata id=\"hexstones\">" + text + "</metadata></svg>";
  }

  @Test
  void referencesOfXmlAreCharacters() {
    String head = "hexstones 1 game omega hexhex:3 tag a &quot;";
    String text =
        head + "&lt;&gt;&amp;&apos;&#233;&#33;&#55295;&#57344;&#1114111;-&quot; moves a3,b3";
    GameRecord record = read(inSvg(text)).orThrow();
    assertEquals(
        "<>&'\u00e9!\ud7ff\ue000" + Character.toString(0x10FFFF) + "-",
        record.tags().get(0).value());
    assertEquals(2, record.mainLine().size());
    for (String bad :
        List.of(
            "&#0;",
            "&#55296;",
            "&#57343;",
            "&#1114112;",
            "&#12345678901;",
            "&#;",
            "&#x41;",
            "&;",
            "&nbsp;",
            "&amp",
            "<b>")) {
      assertProblem(FileProblem.DAMAGED, utf8(inSvg(head + bad + "&quot; moves")));
    }
    assertProblem(FileProblem.NO_GAME_INSIDE, utf8("<svg><metadata id='hexstones'"));
    assertProblem(FileProblem.NO_GAME_INSIDE, utf8("<svg><metadata id='hexstones'>hexstones 1"));
    assertProblem(FileProblem.DAMAGED, utf8(inSvg(" ".repeat(6 * RecordText.MAX_LENGTH + 1))));
    assertEquals(
        "\\ufffe\\uffff",
        SvgGame.text(
                RecordText.parse(
                        "hexstones 1 game omega hexhex:3 tag a \"\ufffe\uffff\"",
                        SampleGames.ALL::setup)
                    .orThrow())
            .replaceAll("(?s).*\"(.*)\".*", "$1"));
  }

  /** Each beginning of an element looked to the end of all would take a minute. */
  @Test
  void manyBeginningsOfAnElementAreLookedAtOnce() {
    String many = "<metadata".repeat(300_000);
    assertProblem(FileProblem.NO_GAME_INSIDE, utf8("<svg>" + many + ">"));
    assertProblem(FileProblem.NO_GAME_INSIDE, utf8("<svg>" + many));
    String others = "<metadata>no game</metadata>".repeat(1000);
    String game = "hexstones 1 game omega hexhex:3 moves a3,b3";
    assertEquals(2, read("<svg>" + others + inSvg(game)).orThrow().mainLine().size());
  }

  @Test
  void theCheckOfChunksIsThatOfTheLibrary() {
    Rng rng = new Rng(9);
    for (int length = 0; length < 300; length++) {
      byte[] bytes = new byte[length];
      for (int i = 0; i < length; i++) {
        bytes[i] = (byte) rng.below(256);
      }
      int from = rng.below(length + 1);
      CRC32 crc = new CRC32();
      crc.update(bytes, from, length - from);
      assertEquals((int) crc.getValue(), Crc32.of(bytes, from, length));
    }
    // So any program takes the chunk: one whose check is wrong is damaged.
    byte[] picture = PngGame.embed(png(), random(1)).orThrow();
    picture[picture.length - 13] ^= 1;
    assertProblem(FileProblem.DAMAGED, picture);
  }

  @Test
  void theEdgesOfUtf8AreWhereTheyAre() {
    for (int code :
        new int[] {0, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF}) {
      String text = Character.toString(code) + "a";
      assertArrayEquals(utf8(text), Utf8.write(text));
      assertEquals(text, Utf8.read(utf8(text), 0, utf8(text).length));
    }
    for (String bad :
        List.of(
            "\u0080",
            "\u00BF",
            "\u00C1\u00BF",
            "\u00C2A",
            "\u00C2\u00C0",
            "\u00C2",
            "\u00E0\u009F\u00BF",
            "\u00E2\u0082",
            "\u00ED\u00A0\u0080",
            "\u00ED\u00BF\u00BF",
            "\u00F0\u008F\u00BF\u00BF",
            "\u00F4\u0090\u0080\u0080",
            "\u00F5\u0080\u0080\u0080",
            "\u00FF")) {
      assertNull(Utf8.read(Hostile.bytes(bad), 0, bad.length()));
    }
    assertArrayEquals(utf8("?a"), Utf8.write("\ud800a"));
    assertArrayEquals(utf8("?a"), Utf8.write("\udfffa"));
  }

  @Test
  void aLinkIsOneWordThatBeginsWithADigit() {
    assertProblem(LinkProblem.DAMAGED, utf8("0abcdefg"));
    assertProblem(LinkProblem.DAMAGED, utf8("9~bcdefg".replace('~', 'z')));
    assertProblem(FileProblem.NOT_A_GAME, utf8("/abcdefg"));
    assertProblem(FileProblem.NOT_A_GAME, utf8(":abcdefg"));
    assertProblem(FileProblem.NOT_A_GAME, utf8("1abc\u00e9efg"));
    assertProblem(FileProblem.NOT_A_GAME, utf8("1abcdefg 2"));
  }

  @Test
  void aPictureKeepsItsPixelsAndHasOneGame() {
    byte[] once = PngGame.embed(png(), random(1)).orThrow();
    byte[] twice = PngGame.embed(once, random(2)).orThrow();
    assertArrayEquals(PngGame.embed(png(), random(2)).orThrow(), twice);
    assertEquals(random(2), read(twice).orThrow());
    String before = new String(png(), StandardCharsets.ISO_8859_1);
    String after = new String(twice, StandardCharsets.ISO_8859_1);
    int end = before.length() - 12;
    assertEquals(before.substring(0, end), after.substring(0, end));
    assertTrue(after.endsWith(before.substring(end)));
  }

  @Test
  void utf8IsReadAndWrittenAsByTheLibrary() {
    Rng rng = new Rng(11);
    for (int i = 0; i < Effort.of(20_000); i++) {
      byte[] bytes = new byte[rng.below(6)];
      for (int k = 0; k < bytes.length; k++) {
        bytes[k] = (byte) (rng.below(3) == 0 ? rng.below(128) : 128 + rng.below(128));
      }
      String library = new String(bytes, StandardCharsets.UTF_8);
      String ours = Utf8.read(bytes, 0, bytes.length);
      if (library.indexOf('\uFFFD') < 0) {
        assertEquals(library, ours);
      } else if (ours != null) {
        assertEquals(library, ours);
      }
      assertArrayEquals(utf8(library), Utf8.write(library));
    }
    assertArrayEquals(utf8("aé棋\ud83d\ude00\ud83d"), Utf8.write("aé棋\ud83d\ude00\ud83d"));
    assertEquals("\uFFFD", Utf8.read(utf8("\uFFFD"), 0, 3));
    assertNull(Utf8.read(new byte[] {(byte) 0xC0, (byte) 0x80}, 0, 2));
    assertNull(Utf8.read(new byte[] {(byte) 0xED, (byte) 0xA0, (byte) 0x80}, 0, 3));
  }

  @Test
  void anyDamageIsRefusedOrALegalRecord() {
    Rng rng = new Rng(5);
    for (int i = 0; i < Effort.of(20_000); i++) {
      GameRecord record = random(i % 30);
      byte[] file =
          i % 3 == 0
              ? PngGame.embed(png(), record).orThrow()
              : i % 3 == 1 ? utf8(svg(record)) : gif("https://example.org/#g=" + link(record));
      int length = rng.below(4) == 0 ? rng.below(file.length + 1) : file.length;
      byte[] bad = java.util.Arrays.copyOf(file, length);
      for (int edits = rng.below(4); edits > 0 && length > 0; edits--) {
        bad[rng.below(rng.below(2) == 0 ? Math.min(80, length) : length)] = (byte) rng.below(256);
      }
      Hostile.read("file", Hostile.ofBytes(bad), GameFileTest::readsWholeOrRefuses);
    }
  }

  private static String link(GameRecord record) {
    String link = Links.write(record);
    return link.substring(0, Math.min(link.length(), Links.MAX_LENGTH));
  }

  private static void readsWholeOrRefuses(String bytes) {
    byte[] file = Hostile.bytes(bytes);
    Parsed<GameRecord> parsed = read(file);
    assertTrue(!parsed.isOk() || parsed.orThrow().check().isOk());
    PngGame.embed(file, random(0));
  }

  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("file", GameFileTest::readsWholeOrRefuses);
  }

  @Test
  void saysWhatIsWrong() {
    assertProblem(FileProblem.EMPTY, utf8(" \n"));
    assertProblem(FileProblem.EMPTY, new byte[0]);
    assertProblem(FileProblem.NOT_A_GAME, utf8("Dear Ann, your turn."));
    assertProblem(FileProblem.NOT_A_GAME, utf8("1 a"));
    assertProblem(FileProblem.NOT_A_GAME, utf8("<html><body></body></html>"));
    assertProblem(FileProblem.NO_GAME_INSIDE, utf8("<svg></svg>"));
    assertProblem(FileProblem.NO_GAME_INSIDE, png());
    assertProblem(FileProblem.DAMAGED, java.util.Arrays.copyOf(png(), 40));
    assertProblem(FileProblem.NO_GAME_INSIDE, gif("no game"));
    byte[] gif = gif("https://example.org/#g=1abcdefg");
    assertProblem(LinkProblem.DAMAGED, gif);
    for (int length = 4; length < gif.length; length++) {
      assertTrue(!read(java.util.Arrays.copyOf(gif, length)).isOk());
    }
    assertTrue(!read(gif("#g=1" + "a".repeat(3 * Links.MAX_LENGTH))).isOk());
    assertProblem(FileProblem.NOT_UTF8, new byte[] {(byte) 0xFF, (byte) 0xD8});
    assertProblem(FileProblem.TOO_LARGE, new byte[GameFile.MAX_BYTES + 1]);
    assertProblem(LinkProblem.DAMAGED, utf8("https://example.org/#g=1abcdefg"));
    assertProblem(LinkProblem.DAMAGED, utf8("1abcdefg"));
    assertProblem(NotationProblem.NEWER_VERSION, utf8("hexstones 9 game"));
  }

  private static void assertProblem(Problem problem, byte[] file) {
    Reason reason = read(file).reason();
    assertNotNull(reason);
    assertEquals(problem, reason.problem());
  }
}
