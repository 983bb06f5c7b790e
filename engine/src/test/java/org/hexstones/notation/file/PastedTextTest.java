package org.hexstones.notation.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PastedTextTest {
  private static final String PLAIN =
      """
      hexstones 1
      game omega hexhex:5 pie=on
      tag "black" "Ann \\"the fox\\""
      tag "date" "2026-11-21"
      moves
      1. e5,d4 swap:A c3,f6 {Joins two groups.} (f5 b4,b5 {A "quieter" way.}) 4. g5,d5
      """;

  private static final GameRecord RECORD = read(PLAIN).orThrow();
  private static final String JSON = JsonRecord.write(RECORD);

  private static Parsed<GameRecord> read(String text) {
    return GameFile.read(text, SampleGames.ALL::setup);
  }

  static Stream<String> texts() {
    List<String> all = new ArrayList<>();
    for (String record : List.of(PLAIN, JSON)) {
      String trimmed = record.trim();
      all.add(record);
      all.add("\uFEFF" + record);
      all.add("\n\n  " + record);
      all.add(record.replace("\n", "\r\n"));
      all.add(record.replace("  ", " \u00A0"));
      all.add("```\n" + record + "```\n");
      all.add("```\n" + trimmed + "\n```");
      all.add("```json\n" + record + "\n```\nWhat now, 3. e5?");
      all.add("~~~text\n" + record + "\n~~~ yes");
      all.add("`" + trimmed.replace('\n', ' ') + "` is the game of 2026");
      all.add("Look at our game:\n" + record);
      all.add("Look at our game: " + record);
      all.add("Ann, 3 Nov (Hexstones 2):\n\n```\n" + record + "```\n\nWhat do you think?\n");
      all.add(record + "What do you think?");
      all.add(record + "\n\nWhat do you think?\nSee you,\nAnn\n");
      all.add("> " + trimmed.replace("\n", "\n> "));
      all.add("Ann wrote:\n> " + trimmed.replace("\n", "\n> ") + "\n\nI think 3. e5 is better.");
      all.add("> > " + trimmed.replace("\n", "\r\n> > ") + "\r\n> yes");
      all.add("> ```\n> " + trimmed.replace("\n", "\n> ") + "\n> ```\n> yes");
    }
    for (String after :
        List.of(
            "On 27 Nov 2026 at 10:00, Ann wrote:\n> hello\n> is it 3 to 4?",
            "--\nAnn\n+44 20 7946 0000",
            "Best wishes, Ann (phone: 12-34)",
            " :)",
            ";-)\n",
            "What do you think (I won, 12 = 12)?\n\n2026-11-27, 10:30",
            "See https://example.org/#a=b1 or ann12@example.org, 24 h",
            "Ann\n\n--\n+44 20 7946 0000\n")) {
      all.add(PLAIN + after);
      all.add(PLAIN + "\n" + after);
      all.add(PLAIN.replace("\n", "\r\n") + "\r\n" + after.replace("\n", "\r\n"));
    }
    for (String record : List.of(PLAIN, JSON)) {
      all.add("\"" + record.trim() + "\"");
      all.add("“" + record.trim() + "”\n");
      all.add("‘" + record.trim() + "’");
      all.add("| " + record.trim().replace("\n", "\n| "));
      all.add("Ann wrote:\n| " + record.trim().replace("\n", "\n| ") + "\n\n3 of 4");
      all.add(record.replace("\n", "<br>\n"));
      all.add(record.replace("\n", "<br />"));
      all.add(record.replace("\n", "\u0085"));
      all.add(
          record
              .replace(" ", "\u00A0")
              .replace("Joins\u00A0two\u00A0", "Joins two ")
              .replace("A\u00A0", "A ")
              .replace("\u00A0way", " way")
              .replace("the\u00A0fox", "the fox")
              .replace("Ann\u00A0", "Ann "));
    }
    all.add(PLAIN.replace("\"black\"", "&quot;black&quot;").replace("\"date\"", "&quot;date\""));
    all.add(
        JSON.replace("\"hexstones\"", "&quot;hexstones&quot;")
            .replace("\"game\"", "&quot;game&quot;")
            .replace("\"omega hexhex:5 pie=on\"", "&quot;omega\u00A0hexhex:5 pie=on&quot;"));
    all.add(
        PLAIN
            .replace("hexstones", "Hexstones")
            .replace("game", "Game")
            .replace("tag", "Tag")
            .replace("moves", "Moves")
            .replace("e5,d4", "E5,D4")
            .replace("b4,b5", "B4,b5"));
    all.add(
        PLAIN
            .replace("hexstones", "HEXSTONES")
            .replace("game omega hexhex:5 pie=on", "GAME OMEGA HEXHEX:5 PIE=ON")
            .replace("tag", "TAG")
            .replace("moves", "MOVES")
            .replace("swap", "SWAP")
            .replace("c3", "C3"));
    all.add(PLAIN.replace("1. ", "1\\. ").replace("4. ", "4\\. "));
    all.add(PLAIN.replace(",", ", ").replace("Joins", "Joins"));
    all.add(PLAIN.replace("d4 swap", "d4 swap").replace("e5,d4", "e5,\nd4"));
    String curly = PLAIN.replace("\\\"the fox\\\"", "?").replaceAll("(?m)\"([^\"\n]*)\"", "“$1”");
    all.add(
        curly.replace("{A “quieter” way.}", "{A \"quieter\" way.}").replace("?", "\\“the fox\\”"));
    all.add(PLAIN.replace("hexstones", "Hexstones"));
    all.add(PLAIN.replace("hexstones", "HEXSTONES"));
    all.add(
        PLAIN.replace("game omega", "game\u00A0omega").replace("hexstones ", "hexstones\u00A0"));
    all.add(PLAIN.replace("1. e5", "1.\u3000e5").replace("moves\n", "moves\u2028"));
    all.add(PLAIN.replace("e5,d4", "\u200Be5,\u00ADd4\u200B"));
    all.add(PLAIN.replace("e5,d4", "ｅ５，ｄ４"));
    all.add(PLAIN.replace("\"black\"", "„black“").replace("\"date\"", "«date»"));
    all.add(JSON.replace("\"omega hexhex:5 pie=on\"", "“omega hexhex:5 pie=on”"));
    all.add(JSON.replace("\"game\"", "“game”").replace(": ", ":\u00A0"));
    return all.stream();
  }

  @ParameterizedTest
  @MethodSource("texts")
  void aPastedRecordIsTheSameGame(String text) {
    assertEquals(RECORD, read(text).orThrow(), text);
  }

  /** What may be a part of the game is never left out. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "g5,d5 h4x\n",
        "g5,d5 E5\n",
        "g5,d5 then e5\n",
        "g5,d5 (e5\n",
        "g5,d5 {not closed\n",
        "g5,d5 resign:Q\n",
        "g5,d5 foo:B\n",
        "d44\n",
        "x9, g5\n",
        "g5,x9,\n",
        "g5\nd44\n",
        "g5,d5\n\n44\n",
        "g5,d5\nd 4\n",
        "g5,d5 d 4\n",
        "g5,d5\nthen e5\n",
        "g5,d5\nThen on 27 Nov e5\n",
        "g5,d5\nThen Ann and Bob\nresign:Q 12\n",
        "g5,d5\n1.e5\n",
        "g5,d5\nAnn said (e5\n",
        "g5,d5\nthen Ann {said 12\n",
        "g5,d5 <e5>\n",
        "g5,d5\n<e5>\n"
      })
  void aDamagedRecordIsRefused(String end) {
    assertFalse(read(PLAIN.replace("g5,d5\n", end)).isOk());
  }

  @Test
  void colourThatMovesFirstEndsARecord() {
    String record = "hexstones 1 game omny hexhex:4 start black:a4 turn:white";
    assertEquals(record, PastedText.record(record));
    assertEquals(record, PastedText.record(record + " Your turn: go!").trim());
  }

  @Test
  void aSoundRecordIsNotTouched() {
    String record = RecordText.write(RECORD);
    assertEquals(record, PastedText.record(record));
    String text = "no game at all";
    assertSame(text, PastedText.record(text));
    // Texts within a record keep what they have.
    String names = PLAIN.replace("2026-11-21", "“A\u00A0b” \u3000c「ｄ」\u200B");
    assertEquals("“A\u00A0b” \u3000c「ｄ」\u200B", read(names).orThrow().tags().get(1).value());
    String json = JSON.replace("2026-11-21", "“A\u00A0b” &quot;<br>\u3000C");
    assertEquals("“A\u00A0b” &quot;<br>\u3000C", read(json).orThrow().tags().get(1).value());
    String tag = PLAIN.replace("\"date\"", "White-Elo");
    assertEquals("White-Elo", read(tag).orThrow().tags().get(1).name());
    String setup = PLAIN.substring(0, PLAIN.indexOf("tag")) + "See you, Ann\n";
    assertEquals(RECORD.setup(), read(setup).orThrow().setup());
  }
}
