package org.hexstones.web.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexstones.Effort;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.registry.Games;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.TestCatalogs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reasons of OMEGA in words. The tests of the engine recount the facts. */
final class OmegaExplanationTest {
  private static final Pattern CHANGE = Pattern.compile("from (.+) to (.+)\\.");

  private final Messages messages = TestCatalogs.messages(Language.ENGLISH);

  private static List<Integer> moves(Play play, String... cells) {
    List<Integer> moves = new ArrayList<>();
    for (String cell : cells) {
      int move = Moves.place(play.position().nextColour(), play.position().board().cellNamed(cell));
      play.play(move);
      moves.add(move);
    }
    moves.forEach(move -> play.undo());
    return moves;
  }

  @Test
  void sharedStoneIsNoReason() {
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
    play.playAll(
            moves(play, "d1", "a4", "d2", "a6", "d3", "b7", "d5", "g1", "d6", "g3", "d7", "e6"))
        .orThrow();
    // The first stone joins two groups of three, whichever turn is played.
    List<Integer> turn = moves(play, "d4", "a5");
    List<Integer> better = moves(play, "d4", "c4");
    List<String> said = OmegaExplanation.loss(messages, play, turn, better, turn);
    String begins = "c4: a single stone for Black, worth only 1 until it grows.";
    assertEquals(
        List.of(
            "a5: joins Black’s groups of 1 + 1. Black’s score goes from 1 to 3.",
            "Better: " + begins),
        said);
    assertEquals(List.of(begins), OmegaExplanation.better(messages, play, better, turn));
  }

  @Test
  void unchangedScoreIsNotSaid() {
    Play play = Play.begin(Games.ALL.setup("omega hexhex:4").orThrow());
    play.playAll(moves(play, "d1", "a4", "d2", "a6", "d4", "g1", "d5", "g3", "d6", "b7")).orThrow();
    // It joins groups of two and three: the product stays six.
    assertEquals(List.of(), OmegaExplanation.of(messages, play, moves(play, "d3")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:4", "omega hexhex:5", "omega hexhex:4 players=3"})
  void reasonsAreAboutTheDifference(String setup) {
    Rng rng = new Rng(7);
    for (int game = 0; game < Effort.of(30); game++) {
      Play play = Play.begin(Games.ALL.setup(setup).orThrow());
      while (!play.isOver()) {
        List<Integer> turn = turn(play, rng);
        List<Integer> better = turn(play, rng);
        List<String> said =
            new ArrayList<>(OmegaExplanation.loss(messages, play, turn, better, turn));
        said.addAll(OmegaExplanation.better(messages, play, better, turn));
        for (String sentence : said) {
          check(play, sentence, turn, better);
        }
        play.playAll(turn).orThrow();
      }
    }
  }

  private static void check(Play play, String sentence, List<Integer> turn, List<Integer> better) {
    for (int move : turn) {
      String cell = play.position().board().name(Moves.cell(move)) + ": ";
      boolean isNamed = sentence.startsWith(cell) || sentence.startsWith("Better: " + cell);
      assertFalse(isNamed && better.contains(move), sentence);
    }
    Matcher change = CHANGE.matcher(sentence);
    assertFalse(change.find() && change.group(1).equals(change.group(2)), sentence);
  }

  /** A random turn that stays near the other stones. */
  private static List<Integer> turn(Play play, Rng rng) {
    List<Integer> turn = new ArrayList<>();
    do {
      int[] moves = new int[play.position().maxLegalMoves()];
      int count = play.position().legalMoves(moves);
      int move = moves[rng.below(count)];
      play.play(move);
      turn.add(move);
    } while (!play.isOver() && !play.position().isTurnStart());
    turn.forEach(move -> play.undo());
    return turn;
  }
}
