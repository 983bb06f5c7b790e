package org.hexstones.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.hexstones.Effort;
import org.hexstones.Hostile;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Rng;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordTextTest {
  private static final List<String> SETUPS =
      SampleGames.setupsAnd("omega cells:a1-3,b2,c5-9,d1-6 players=3");

  private static final int RECORDS_OF_EACH = Effort.of(20);
  private static final int MUTATIONS = Effort.of(20_000);

  private static Parsed<GameRecord> parse(String text) {
    return RecordText.parse(text, SampleGames.ALL::setup);
  }

  @Test
  void looksLikeThis() {
    String text =
        """
        hexstones 1
        game omega hexhex:5 pie=on
        start white:e5 black:d4,f6 turn:black
        tag "white" "Ann"
        moves
        {A quiet opening.} 1. a5 (black:c4 white:a5) b4 (b5 {\\{or so\\}}) 2. c3,c4
        resign:A
        """;
    GameRecord record = parse(text).orThrow();
    assertEquals("A quiet opening.", record.root().comment());
    assertEquals(5, record.mainLine().size());
    assertEquals(Moves.resign(0), record.mainLine().get(4));
    assertEquals(record, parse(RecordText.write(record)).orThrow());
  }

  @Test
  void isReadBackEqualInLinesAndInOneLine() {
    for (String text : SETUPS) {
      Setup setup = SampleGames.ALL.setup(text).orThrow();
      RandomRecords records = new RandomRecords(text.length());
      for (int i = 0; i < RECORDS_OF_EACH; i++) {
        GameRecord record = records.next(setup);
        String written = RecordText.write(record);
        assertNull(record.check().reason());
        assertEquals(record, parse(written).orThrow(), written);
        assertEquals(written, RecordText.write(parse(written).orThrow()));
        String line = RecordText.writeLine(record);
        assertFalse(line.contains("\n"));
        assertFalse(line.contains("#"));
        assertEquals(record, parse(line).orThrow(), line);
        assertEquals(record, parse("\ufeff" + written.replace("\n", "\r\n")).orThrow());
      }
    }
  }

  /**
   * Texts of version 1, kept for good: this list may grow and never shrink, nor may a file change.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "omega-pie",
        "omega-random",
        "omega-start",
        "omny-komi",
        "omny-random",
        "omny-twelve"
      })
  void formerTextsReadBack(String name) throws IOException {
    URL file = Objects.requireNonNull(RecordTextTest.class.getResource("v1/" + name + ".txt"));
    try (InputStream in = file.openStream()) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      assertEquals(text, RecordText.write(parse(text).orThrow()));
    }
  }

  @Test
  void anySpacingOfPliesIsTheSameRecord() {
    GameRecord record = parse("hexstones 1 game omega hexhex:3 moves a3,b3 c3,d2").orThrow();
    assertEquals(record, parse("hexstones\n1 game omega\thexhex:3 moves a3 b3 c3 d2").orThrow());
    assertEquals(record, parse("hexstones 1 game omega hexhex:3 moves 7. a3,b3,c3,d2").orThrow());
    assertEquals(
        record, parse("hexstones 1 game omega hexhex:3 moves white:a3,black:b3 c3,d2").orThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | NOT_A_RECORD | 0",
        "hexstones | NOT_A_RECORD | 0",
        "hexstones 2 game omega hexhex:3 | NEWER_VERSION | 10",
        "hexstones 1 | UNEXPECTED | 11",
        "hexstones 1 play omega hexhex:3 | UNEXPECTED | 12",
        "hexstones 1 game chess hexhex:3 | GAME_UNKNOWN | 17",
        "hexstones 1 game omega hexhex:3 pie=maybe | OPTION_BAD_VALUE | 32",
        "hexstones 1 game omega hexhex:3 start green:a3 | NOT_A_START_STONE | 38",
        "hexstones 1 game omega hexhex:3 start white:a3,a9 | NO_SUCH_CELL | 47",
        "hexstones 1 game omega hexhex:3 start white:a3,a3 | START_CELL_TWICE | 32",
        "hexstones 1 game omega hexhex:3 tag (x) | UNEXPECTED | 36",
        "hexstones 1 game omega hexhex:3 tag x y | UNEXPECTED | 38",
        "hexstones 1 game omega hexhex:3 tag x \"y | NOT_CLOSED | 38",
        "hexstones 1 game omega hexhex:3 tag x \"\\q\" | BAD_ESCAPE | 39",
        "hexstones 1 game omega hexhex:3 moves a3,a3 | OCCUPIED | 41",
        "hexstones 1 game omega hexhex:3 moves a3,, | NOT_A_MOVE | 41",
        "hexstones 1 game omega hexhex:3 moves a3,x9 | NOT_A_MOVE | 41",
        "hexstones 1 game omega hexhex:3 moves red:a3 | NOT_YOUR_COLOUR | 38",
        "hexstones 1 game omega hexhex:3 moves (a3) | NO_MOVE_BEFORE | 38",
        "hexstones 1 game omega hexhex:3 moves a3 ({x} b3) | NO_MOVE_BEFORE | 42",
        "hexstones 1 game omega hexhex:3 moves a3 () | NO_MOVE_INSIDE | 42",
        "hexstones 1 game omega hexhex:3 moves a3 (b3 | NOT_CLOSED | 44",
        "hexstones 1 game omega hexhex:3 moves a3) | NOT_OPENED | 40",
        "hexstones 1 game omega hexhex:3 moves a3 (a3) | MOVE_TWICE | 42",
        "hexstones 1 game omega hexhex:3 moves a3 {x} (b3) {y} | COMMENT_TWICE | 50",
        "hexstones 1 game omega hexhex:3 moves a3 \"x\" | UNEXPECTED | 41"
      })
  void saysWhatIsWrongAndWhere(String text, String problem, int at) {
    Reason reason = parse(text).reason();
    assertNotNull(reason, text);
    assertEquals(problem, reason.problem().name());
    assertEquals(at, reason.at(), reason.english());
  }

  @Test
  void isBounded() {
    String head = "hexstones 1 game omega hexhex:12 ";
    assertProblem(NotationProblem.TOO_LONG, " ".repeat(RecordText.MAX_LENGTH + 1));
    assertProblem(NotationProblem.TOO_MANY_TAGS, head + "tag a \"b\" ".repeat(65));
    assertProblem(
        NotationProblem.TEXT_TOO_LONG, head + "tag a \"" + "x".repeat(10_001) + "\" moves");
    assertTrue(parse(head + "tag a \"" + "x".repeat(10_000) + "\" moves").isOk());
    assertProblem(NotationProblem.TOO_MANY_STONES, head + "start white:" + "f12,".repeat(398));
    assertProblem(NotationProblem.TOO_MANY_MOVES, head + "moves " + sideLines(30));
    assertTrue(parse(head + "moves " + sideLines(20)).isOk());
    assertProblem(
        NotationProblem.TOO_MANY_VARIATIONS,
        head + "moves " + sideLines(1) + sideLines(1).replace("(", "(black:").substring(4));
  }

  /** On the side-12 hexagon, a line of so many plies in place of the first for every first cell. */
  private static String sideLines(int plies) {
    Board board = SampleGames.ALL.setup("omega hexhex:12").orThrow().board();
    StringBuilder text = new StringBuilder(board.name(0));
    for (int first = 1; first < board.size(); first++) {
      for (int i = 0; i < plies; i++) {
        text.append(i == 0 ? " (" : " ").append(board.name((first + i) % board.size()));
      }
      text.append(')');
    }
    return text.toString();
  }

  private static void assertProblem(NotationProblem problem, String text) {
    Reason reason = parse(text).reason();
    assertNotNull(reason);
    assertEquals(problem, reason.problem(), reason.english());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void noTextMakesItThrow(int seed) {
    Rng rng = new Rng(seed);
    RandomRecords records = new RandomRecords(seed);
    String text = "";
    int read = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      if (i % 20 == 0) {
        Setup setup = SampleGames.ALL.setup(SETUPS.get(rng.below(SETUPS.size()))).orThrow();
        text = RecordText.write(records.next(setup));
      }
      String mutant = mutated(text, rng);
      Hostile.read("text", mutant, RecordTextTest::readsWholeOrRefuses);
      read += parse(mutant).isOk() ? 1 : 0;
    }
    assertTrue(read > 0, "some harmless mutations are read");
  }

  private static void readsWholeOrRefuses(String text) {
    Parsed<GameRecord> parsed = parse(text);
    Reason reason = parsed.reason();
    if (reason == null) {
      assertEquals(parsed.orThrow(), parse(RecordText.write(parsed.orThrow())).orThrow());
    } else {
      assertTrue(reason.at() >= 0, reason.english());
    }
  }

  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("text", RecordTextTest::readsWholeOrRefuses);
  }

  /** A text with a few characters changed, or pieces cut out, doubled or moved. */
  private static String mutated(String text, Rng rng) {
    StringBuilder mutant = new StringBuilder(text);
    for (int changes = 1 + rng.below(3); changes > 0 && mutant.length() > 0; changes--) {
      int from = rng.below(Math.min(mutant.length(), 65_536));
      int to = Math.min(mutant.length(), from + 1 + rng.below(12));
      String piece = mutant.substring(from, to);
      switch (rng.below(4)) {
        case 0 -> mutant.delete(from, to);
        case 1 -> mutant.insert(from, piece);
        case 2 -> mutant.insert(rng.below(Math.min(mutant.length(), 65_536)), piece);
        default -> {
          String odd = " \n(){}\\\",.:-=abewz0159\ud800é";
          mutant.setCharAt(from, odd.charAt(rng.below(odd.length())));
        }
      }
    }
    return mutant.toString();
  }
}
