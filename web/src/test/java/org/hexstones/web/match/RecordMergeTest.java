package org.hexstones.web.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Start;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Reason;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Of two records of one game nothing is lost. */
final class RecordMergeTest {
  private static String said(String first, String second) {
    return RecordMerge.of(record(first), record(second)).orThrow().root().comment();
  }

  private static GameRecord record(String comment) {
    Node root = Node.ROOT.withComment(comment);
    return new GameRecord(
        Games.ALL.setup("omega hexhex:3").orThrow(), Start.EMPTY, root, List.of());
  }

  @ParameterizedTest
  @CsvSource({"'','',''", "a,'',a", "'',b,b", "a,a,a", "a,ab,ab", "ab,b,ab", "a,b,'a\nb'"})
  void commentsOfBothAreKept(String first, String second, String both) {
    assertEquals(both, said(first, second));
  }

  @Test
  void commentsTooLongTogetherAreRefused() {
    GameRecord first = record("a".repeat(Bounds.TEXT - 1));
    Reason reason = RecordMerge.of(first, record("b")).reason();
    assertNotNull(reason);
    assertEquals(NotationProblem.TEXT_TOO_LONG, reason.problem());
  }

  @Test
  void moreMovesThanARecordCanHaveAreRefused() {
    GameRecord first = LargeRecords.record(LargeRecords.tree(Bounds.MOVES, ""), List.of());
    Node line = Node.ROOT.withLine(List.of(LargeRecords.legal(Play.begin(first.setup())).get(99)));
    GameRecord second = LargeRecords.record(line, List.of());
    Reason reason = RecordMerge.of(second, first).reason();
    assertNotNull(reason);
    assertEquals(NotationProblem.TOO_MANY_MOVES, reason.problem());
  }
}
