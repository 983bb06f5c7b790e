package org.hexstones.web.analysis.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.Effort;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.LargeRecords;
import org.hexstones.notation.RecordBounds;
import org.hexstones.notation.RecordText;
import org.hexstones.registry.Games;
import org.hexstones.search.review.ReviewedTurn;
import org.hexstones.web.analysis.review.ReviewedGame;
import org.hexstones.web.match.PositionCache;
import org.junit.jupiter.api.Test;

/** Whatever is opened, and whatever is done to it, can be stored and read again. */
final class StudyBoundsTest {
  private static final int CHANGES = Effort.of(30);

  private static GameRecord large(Node root) {
    return LargeRecords.record(root, List.of());
  }

  private static void readsBack(Study study, String after) {
    String text = RecordText.write(study.record());
    assertEquals(study.record(), RecordText.parse(text, Games.ALL::setup).orThrow(), after);
  }

  private static void changesMuch(GameRecord record, int seed) {
    Rng rng = new Rng(seed);
    Study study = Study.open("id", record);
    for (int i = 0; i < CHANGES; i++) {
      study = changed(study, rng);
      readsBack(study, seed + " " + i);
    }
  }

  private static Study changed(Study study, Rng rng) {
    return switch (rng.below(7)) {
      case 0 -> study.promoted();
      case 1 -> rng.below(4) == 0 ? study.deleted() : study;
      case 2 -> study.commented("b".repeat(rng.below(3000)));
      case 3 -> study.at(somewhere(study, rng));
      case 4 -> study.annotated(reviewed(study.record()).root());
      default -> played(study, rng);
    };
  }

  private static NodePath somewhere(Study study, Rng rng) {
    List<Integer> steps = new ArrayList<>();
    Node node = study.record().root();
    while (!node.children().isEmpty() && rng.below(20) > 0) {
      int step = rng.below(3) > 0 ? 0 : rng.below(node.children().size());
      steps.add(step);
      node = node.children().get(step);
    }
    return new NodePath(steps);
  }

  private static Study played(Study study, Rng rng) {
    Play play = PositionCache.to(study.line());
    if (study.isFull() || play.isOver()) {
      return study;
    }
    List<Integer> legal = LargeRecords.legal(play);
    return study.played(legal.get(rng.below(legal.size())));
  }

  private static GameRecord reviewed(GameRecord record) {
    List<ReviewedTurn> turns = new ArrayList<>();
    for (int begin : ReviewedGame.begins(record)) {
      turns.add(new ReviewedTurn(begin, begin + 1, 0, List.of(0.5, 0.5), List.of(), 0.2, false));
    }
    return ReviewedGame.noted(record, turns);
  }

  @Test
  void largestTreesStayReadable() {
    changesMuch(large(LargeRecords.tree(Bounds.MOVES, "")), 1);
    changesMuch(large(LargeRecords.tree(3_990, "a".repeat(80))), 2);
  }

  @Test
  void longestTextsStayReadable() {
    changesMuch(large(LargeRecords.said("a", 398_500)), 3);
    changesMuch(large(LargeRecords.said("#", 60_000)), 4);
  }

  @Test
  void nothingIsAddedWhereThereIsNoRoom() {
    int most = 399_000;
    while (RecordBounds.check(large(LargeRecords.said("a", most + 10))).isOk()) {
      most += 10;
    }
    Study study = Study.open("id", large(LargeRecords.said("a", most)));
    assertTrue(study.isFull());
    assertSame(study, study.annotated(reviewed(study.record()).root()));
  }

  @Test
  void reviewLeavesTheLongestCommentsAsTheyAre() {
    GameRecord record = large(LargeRecords.said("a", 20_000));
    GameRecord reviewed = reviewed(record);
    assertEquals(
        reviewed, RecordText.parse(RecordText.write(reviewed), Games.ALL::setup).orThrow());
  }

  @Test
  void ofLongCommentsAsMuchIsKeptAsHasRoom() {
    List<Tag> tags = new ArrayList<>();
    for (int i = 0; i < 29; i++) {
      tags.add(new Tag("t" + i, "v".repeat(10_000)));
    }
    tags.add(new Tag("last", "v".repeat(9_000)));
    Study study =
        Study.open("id", LargeRecords.record(Node.ROOT, tags)).commented("b".repeat(2000));
    int kept = study.node().comment().length();
    assertTrue(kept > 0 && kept < 2000, kept + " characters");
    readsBack(study, "a comment that is cut");
  }
}
