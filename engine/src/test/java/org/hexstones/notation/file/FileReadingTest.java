package org.hexstones.notation.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;

/** The largest files are read in many slices, each of a few moves or a few thousand characters. */
final class FileReadingTest {
  private static final int MOVES = 40;
  private static final int CHARACTERS = 8_000;

  private static final GameRecord MANY =
      LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), List.of());

  private static final GameRecord SMALL = LargeRecords.record(Node.ROOT, List.of());

  private static Reading<GameRecord> of(String text) {
    return GameFile.reading(Utf8.write(text), SampleGames.ALL::setup);
  }

  private static void assertSlices(GameRecord record, int atLeast, Reading<GameRecord> reading) {
    int slices = 1;
    while (reading.goOn()) {
      slices++;
    }
    assertEquals(record, reading.result().orThrow());
    assertTrue(slices >= atLeast, slices + " slices, and not " + atLeast);
  }

  private static String svg(GameRecord record, int length) {
    String game = SvgGame.text(record).replace("&", "&amp;").replace("<", "&lt;");
    return "<svg>" + " ".repeat(length) + "<metadata id='hexstones'>" + game + "</metadata></svg>";
  }

  @Test
  void movesAreReadInShortSlices() {
    int slices = Bounds.MOVES / MOVES;
    assertSlices(MANY, slices, of(RecordText.write(MANY)));
    assertSlices(MANY, 2 * slices, of(JsonRecord.write(MANY)));
    assertSlices(MANY, slices, of(svg(MANY, 0)));
  }

  @Test
  void textsArePassedOverInShortSlices() {
    int length = GameFile.MAX_TEXT - 2_000;
    // Once as bytes, and once as a text.
    assertSlices(SMALL, 2 * (length / CHARACTERS), of(svg(SMALL, length)));
    String json = JsonRecord.write(SMALL);
    int spaces = JsonRecord.MAX_LENGTH - json.length();
    assertSlices(SMALL, spaces / CHARACTERS, of(json + " ".repeat(spaces)));
  }

  @Test
  void picturesArePassedOverInShortSlices() {
    byte[] gif = new byte[GameFile.MAX_BYTES];
    System.arraycopy(Utf8.write("GIF8"), 0, gif, 0, 4);
    Reading<GameRecord> reading = GameFile.reading(gif, SampleGames.ALL::setup);
    int slices = 1;
    while (reading.goOn()) {
      slices++;
    }
    assertTrue(slices > 500, slices + " slices");
  }

  @Test
  void textsLongerThanAnyOfOursAreRefused() {
    for (int length : new int[] {GameFile.MAX_TEXT, GameFile.MAX_BYTES - 1_000}) {
      Reason reason = of(svg(SMALL, length)).result().reason();
      assertNotNull(reason);
      assertEquals(FileProblem.TOO_LARGE, reason.problem());
    }
  }

  @Test
  void theLongestPictureOfOursIsRead() {
    GameRecord record = LargeRecords.record(LargeRecords.said("&", 390_000), List.of());
    assertSlices(record, 100, of(svg(record, 1_000_000)));
  }
}
