package org.hexstones.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Tag;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.file.SvgGame;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.registry.SampleGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RecordBoundsTest {
  private static final List<String> SETUPS =
      SampleGames.setupsAnd("omega cells:a1-3,b2,c5-9,d1-6 players=3");

  /** Whatever is within the bounds reads back from every format that has all of it. */
  private static void readsBack(GameRecord record) {
    Parsed<GameRecord> plain = RecordText.parse(RecordText.write(record), SampleGames.ALL::setup);
    assertEquals(Parsed.ok(record), plain);
    assertEquals(plain, JsonRecord.parse(JsonRecord.write(record), SampleGames.ALL::setup));
    String text = SvgGame.text(record).replace("&", "&amp;").replace("<", "&lt;");
    String svg = "<svg><metadata id=\"hexstones\">" + text + "</metadata></svg>";
    assertEquals(plain, GameFile.read(svg, SampleGames.ALL::setup));
    String link = Links.writeShort(record);
    if (link != null) {
      assertEquals(plain, Links.read(link, SampleGames.ALL::setup));
    }
  }

  @Test
  void estimateIsNeverTooShort() {
    for (int i = 0; i < Effort.of(40); i++) {
      for (String setup : SETUPS) {
        GameRecord record = new RandomRecords(i).next(SampleGames.ALL.setup(setup).orThrow());
        int length = RecordText.write(record).length();
        assertTrue(length <= RecordBounds.estimate(record), setup + " " + i);
        assertNull(RecordBounds.refusal(record));
      }
    }
  }

  @Test
  void largestTreesReadBack() {
    GameRecord largest =
        LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), LargeRecords.tags(Bounds.TAGS));
    assertEquals(Bounds.MOVES, LargeRecords.size(largest.root()));
    assertNull(RecordBounds.refusal(largest));
    readsBack(largest);
  }

  @Test
  void tooManyOfAnythingAreRefused() {
    Node more = LargeRecords.tree(Bounds.MOVES + 1, "");
    assertProblem(NotationProblem.TOO_MANY_MOVES, LargeRecords.record(more, List.of()));
    assertProblem(
        NotationProblem.TOO_MANY_TAGS,
        LargeRecords.record(Node.ROOT, LargeRecords.tags(Bounds.TAGS + 1)));
    Node said = Node.ROOT.withComment("a".repeat(Bounds.TEXT + 1));
    assertProblem(NotationProblem.TEXT_TOO_LONG, LargeRecords.record(said, List.of()));
    List<Tag> named = List.of(new Tag("a".repeat(Bounds.TEXT + 1), ""));
    assertProblem(NotationProblem.TEXT_TOO_LONG, LargeRecords.record(Node.ROOT, named));
    GameRecord large =
        LargeRecords.record(LargeRecords.said("a", RecordText.MAX_LENGTH + 1), List.of());
    assertProblem(NotationProblem.TOO_LONG, large);
  }

  private static void assertProblem(NotationProblem problem, GameRecord record) {
    Reason reason = RecordBounds.refusal(record);
    assertNotNull(reason);
    assertEquals(problem, reason.problem());
    assertEquals(Parsed.refused(reason), RecordBounds.check(record));
  }

  @Test
  void linkOfTooManyTagsIsNotWritten() {
    GameRecord record = LargeRecords.record(LargeRecords.tree(30, ""), LargeRecords.tags(127));
    assertNull(Links.writeShort(record));
    GameRecord moves = LargeRecords.record(LargeRecords.tree(Bounds.MOVES + 1, ""), List.of());
    assertNull(Links.writeShort(moves));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "棋", "é", "\ud83d\ude00", "\uffff", "&", "{", "#", "\ud83d ", "\0"})
  void longestTextsReadBack(String piece) {
    int low = 0;
    int high = RecordText.MAX_LENGTH;
    while (high - low > 100) {
      int middle = (low + high) / 2;
      boolean fits =
          RecordBounds.check(LargeRecords.record(LargeRecords.said(piece, middle), List.of()))
              .isOk();
      low = fits ? middle : low;
      high = fits ? high : middle;
    }
    readsBack(LargeRecords.record(LargeRecords.said(piece, low), List.of()));
  }

  @Test
  void recordThatGrowsWhenWrittenIsRefused() {
    String said = "{" + "#".repeat(Bounds.TEXT) + "} ";
    StringBuilder text = new StringBuilder("hexstones 1 game omega hexhex:11 pie=on moves ");
    Play play = Play.begin(LargeRecords.SETUP);
    for (int i = 0; i < 39; i++) {
      // Not the swap, which the second player may choose first.
      List<Integer> legal = LargeRecords.legal(play);
      int move = legal.get(Moves.isPlace(legal.get(0)) ? 0 : 1);
      play.play(move);
      text.append(Colour.of(Moves.colour(move)).word()).append(':');
      text.append(LargeRecords.SETUP.board().name(Moves.cell(move))).append(said);
    }
    Reason reason = RecordText.parse(text.toString(), SampleGames.ALL::setup).reason();
    assertNotNull(reason);
    assertEquals(NotationProblem.TOO_LONG, reason.problem());
  }

  @Test
  void jsonIsNoWayAroundTheBounds() {
    Node root = LargeRecords.said("a", RecordText.MAX_LENGTH + 1);
    String json = JsonRecord.write(LargeRecords.record(root, List.of()));
    Reason reason = JsonRecord.parse(json, SampleGames.ALL::setup).reason();
    assertNotNull(reason);
    assertEquals(NotationProblem.TOO_LONG, reason.problem());
  }
}
