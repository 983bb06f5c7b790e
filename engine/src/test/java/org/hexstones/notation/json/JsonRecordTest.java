package org.hexstones.notation.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.Effort;
import org.hexstones.Hostile;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Rng;
import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.RandomRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JsonRecordTest {
  private static final List<String> SETUPS =
      SampleGames.setupsAnd("omega triangle:9 players=4 pie=on", "y 8 balance=komi");

  private static Parsed<GameRecord> read(String text) {
    return JsonRecord.parse(text, SampleGames.ALL::setup);
  }

  private static GameRecord random(int seed) {
    String setup = SETUPS.get(seed % SETUPS.size());
    return new RandomRecords(seed).next(SampleGames.ALL.setup(setup).orThrow());
  }

  @Test
  void everyRecordReadsBackAsItWas() {
    for (int seed = 0; seed < Effort.of(1_000); seed++) {
      GameRecord record = random(seed);
      String text = JsonRecord.write(record);
      assertEquals(record, read(text).orThrow(), text);
    }
  }

  @Test
  void anyDamageIsRefusedOrALegalRecord() {
    Rng rng = new Rng(3);
    String pieces = "{}[]\",:\\ntrue019.-eE+ab/\u00e9\0";
    for (int i = 0; i < Effort.of(20_000); i++) {
      StringBuilder text = new StringBuilder(JsonRecord.write(random(i % 40)));
      for (int edits = 1 + rng.below(3); edits > 0; edits--) {
        int at = rng.below(text.length());
        switch (rng.below(4)) {
          case 0 -> text.setLength(at + 1);
          case 1 -> text.deleteCharAt(at);
          case 2 -> text.setCharAt(at, pieces.charAt(rng.below(pieces.length())));
          default -> text.insert(at, pieces.charAt(rng.below(pieces.length())));
        }
        text.append(text.isEmpty() ? " " : "");
      }
      Hostile.read("json", text.toString(), JsonRecordTest::readsWholeOrRefuses);
    }
  }

  private static void readsWholeOrRefuses(String text) {
    Parsed<GameRecord> parsed = read(text);
    if (parsed.isOk()) {
      assertTrue(parsed.orThrow().check().isOk());
    } else {
      assertNotNull(parsed.reason());
      assertTrue(parsed.reason().at() >= 0, text);
    }
  }

  @Test
  void formerHostileInputsAreRefused() {
    Hostile.readKept("json", JsonRecordTest::readsWholeOrRefuses);
  }

  @Test
  void isWrittenAsTheDocumentationSays() {
    GameRecord record =
        RecordText.parse(
                "hexstones 1 game omega hexhex:5 pie=on tag \"black\" \"Ann\" moves e5,d4 swap:A"
                    + " c3,f6 {Joins two groups.} (f5 b4,b5)",
                SampleGames.ALL::setup)
            .orThrow();
    String text =
        """
        {"hexstones": 1,
         "game": "omega hexhex:5 pie=on",
         "tags": [{"name": "black", "value": "Ann"}],
         "moves": [
          "white:e5", "black:d4", "swap:A", "white:c3", \
        {"move": "black:f6", "comment": "Joins two groups.", "variations": [["black:f5", "white:b4", "black:b5"]]}
         ]}
        """;
    assertEquals(text, JsonRecord.write(record));
    assertEquals(record, read(text).orThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "{}; NOT_A_RECORD; 0",
        "[1]; NOT_A_RECORD; 0",
        "{\"hexstones\": \"1\"}; NOT_A_RECORD; 0",
        "{\"hexstones\": 1}; KEY_MISSING; 0",
        "{\"hexstones\": 1, \"game\": 5}; NOT_TEXT; 25",
        "{\"hexstones\": 1, \"game\": \"omega\", \"x\": 1}; KEY_UNKNOWN; 39",
        "{\"hexstones\": 1, \"hexstones\": 1}; KEY_TWICE; 17",
        "{\"hexstones\": 1; EXPECTED; 15",
        "{\"hexstones\": 01}; EXPECTED; 15",
        "{\"hexstones\": -}; BAD_NUMBER; 14",
        "{\"hex; BAD_STRING; 1",
        "{\"hexstones\": 1} x; EXPECTED; 17",
        "{\"hexstones\": 1, \"game\": null}; NOT_TEXT; 25",
        "{\"hexstones\": 1, \"game\": tru}; EXPECTED; 25",
        "{\"hexstones\": 1.}; BAD_NUMBER; 14",
        "{\"hexstones\": 1e+}; BAD_NUMBER; 14",
        "{\"hexstones\": 1.5E-7}; NEWER_VERSION; 14",
        "{\"\\x\": 1}; BAD_STRING; 1",
        "{\"\\u00g0\": 1}; BAD_STRING; 1",
        "{\"\\u000; BAD_STRING; 1",
        "{\"\t\": 1}; BAD_STRING; 2",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"start\": {\"turn\": 1}}; NOT_TEXT; 61",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"start\": {\"turn\": \"green\"}}; START_COLOUR; 61",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"start\": {\"stones\": 1}}; NOT_LIST; 63",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"start\": {\"stones\": [\"e5\"]}}; NOT_A_START_STONE; 64",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"start\": {\"x\": 1}}; KEY_UNKNOWN; 58",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"tags\": 1}; NOT_LIST; 51",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"tags\": [1]}; NOT_OBJECT; 52",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"tags\": [{\"name\": \"a\"}]}; KEY_MISSING; 52",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"tags\": [{\"value\": \"a\"}]}; KEY_MISSING; 52",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"moves\": 3}; NOT_LIST; 52",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"moves\": [3]}; NOT_OBJECT; 53",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"moves\": [{}]}; KEY_MISSING; 53",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"moves\": [\"z9\"]}; NOT_A_MOVE; 53",
        "{\"hexstones\": 1, \"game\": \"omega hexhex:5\", \"moves\": [\"e5\", \"e5\"]}; OCCUPIED; 59"
      })
  void saysWhatIsWrongAndWhere(String text, String problem, int at) {
    Reason reason = read(text).reason();
    assertNotNull(reason, text);
    assertEquals(problem, reason.problem().name(), text);
    assertEquals(at, reason.at(), text);
  }

  @Test
  void startsEscapesAndSpacesAreRead() {
    String text =
        " { \"hexstones\" : 1 , \"game\" : \"omega hexhex:5\" , \"comment\" :"
            + " \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\u00C9\" , \"start\" : { \"stones\" :"
            + " [ \"white:e5\" , \"black:d4\" ] , \"turn\" : \"black\" } , \"moves\" : [ ] } ";
    GameRecord record = read(text).orThrow();
    assertEquals("\"\\/\b\f\n\r\t\u00e9\u00c9", record.root().comment());
    assertEquals(2, record.start().stones().size());
    assertEquals(Colour.BLACK, record.start().toMove());
    assertEquals(record, read(JsonRecord.write(record)).orThrow());
    String tags = "{\"name\": \"a\", \"value\": \"b\"},".repeat(64);
    String head = "{\"hexstones\": 1, \"game\": \"sunder 4\", \"tags\": [";
    assertEquals(
        64, read(head + tags.substring(0, tags.length() - 1) + "]}").orThrow().tags().size());
    assertProblem(
        NotationProblem.TOO_MANY_TAGS, head + tags + "{\"name\": \"a\", \"value\": \"b\"}]}");
  }

  @Test
  void nothingIsBuiltFromWhatIsTooMuch() {
    assertProblem(JsonProblem.TOO_LONG, " ".repeat(JsonRecord.MAX_LENGTH + 1));
    assertProblem(JsonProblem.TOO_DEEP, "[".repeat(100_000));
    assertProblem(NotationProblem.NEWER_VERSION, "{\"hexstones\": 2, \"anything\": []}");
    String long1 = "{\"hexstones\":1,\"game\":\"sunder 4\",\"comment\":\"";
    assertProblem(NotationProblem.TEXT_TOO_LONG, long1 + "x".repeat(10_001) + "\"}");
  }

  private static void assertProblem(Object problem, String text) {
    Reason reason = read(text).reason();
    assertNotNull(reason);
    assertEquals(problem, reason.problem());
  }
}
