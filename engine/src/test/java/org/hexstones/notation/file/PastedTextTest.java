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
        "g5,d5 foo:B\n"
      })
  void aDamagedRecordIsRefused(String end) {
    assertFalse(read(PLAIN.replace("g5,d5\n", end)).isOk());
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
  }
}
