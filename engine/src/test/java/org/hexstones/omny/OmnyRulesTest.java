package org.hexstones.omny;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.junit.jupiter.api.Test;

class OmnyRulesTest {
  private static final int WHITE = Colour.WHITE.index();
  private static final int BLACK = Colour.BLACK.index();
  private static final int A = 0;
  private static final int B = 1;

  /** Plays moves given as words, each of which must be legal; words after the end are an error. */
  private static OmnyPosition play(String setup, String words) {
    OmnyPosition position = (OmnyPosition) Samples.setup(setup).position();
    for (Word word : Words.words(words)) {
      int move = MoveText.read(word.text(), position.board(), position.nextColour()).orThrow();
      assertNull(position.refusal(move), word.text());
      position.play(move);
    }
    return position;
  }

  private static Problem refusal(OmnyPosition position, int move) {
    Reason reason = position.refusal(move);
    assertNotNull(reason);
    return reason.problem();
  }

  @Test
  void inSunderALineThroughTheMiddleWins() {
    OmnyPosition position = play("sunder 3", "c1 a3 c2 a4 c3 a5 c4 b2");
    assertFalse(position.isOver());
    assertEquals(15, position.standing(BLACK).worst());
    position.play(Moves.place(BLACK, position.board().cellNamed("c5")));
    assertEquals(BLACK, position.maker());
    assertEquals(A, position.playerOf(BLACK));
    assertEquals(List.of(7, 7), stars(position.standing(BLACK)));
    assertEquals(19, position.standing(BLACK).limitInHalves());
    assertEquals(MoveProblem.GAME_OVER, refusal(position, Moves.KEEP));
  }

  @Test
  void scoreComparesTheWorstCuts() {
    OmnyPosition position = play("sunder 3 komi=2.5", "c1 a3 c2 a4");
    assertEquals("white 17/12 black 17/7", position.scoreText());
    assertEquals("white 19/9.5 black 19/9.5", play("sunder 3", "").scoreText());
    assertEquals("", play("sunder 3", "c1 a3 c2 a4 c3 a5 c4 b2 c5").scoreText());
  }

  @Test
  void groupOfYWinsWhenItReachesThreeSides() {
    Rng rng = new Rng(3);
    int[] legal = new int[200];
    for (int side = 1; side < 8; side++) {
      OmnyPosition position = (OmnyPosition) Samples.setup("y " + side).position();
      while (!position.isOver()) {
        assertTrue(position.sidesReached(BLACK) < 3 && position.sidesReached(WHITE) < 3);
        position.play(legal[rng.below(position.legalMoves(legal))]);
      }
      assertEquals(3, position.sidesReached(position.maker()), "side " + side);
      assertTrue(position.sidesReached(1 - position.maker()) < 3, "side " + side);
    }
  }

  @Test
  void theBestGroupLeavesTheLeastAndIsTheLargest() {
    // Alone in a corner, two stones in another: what they leave is one cut each.
    OmnyPosition position = play("gyre 3", "b3 a3 b4 e3 d2 e2");
    Board board = position.board();
    Standing black = position.standing(BLACK);
    assertEquals(
        List.of(board.cellNamed("b3"), board.cellNamed("b4")), black.cells(), "the larger one");
    assertTrue(black.cells().contains(black.group()));
    Standing white = position.standing(WHITE);
    assertEquals(List.of(board.cellNamed("e2"), board.cellNamed("e3")), white.cells());
    assertEquals(11, white.worst(), "the fewest stars outside");
    assertFalse(white.wins());
  }

  @Test
  void cutsComeWithTheMostStarsFirst() {
    OmnyPosition position = play("omny hexhex:3", "b2 e1 b3 e2 b4 e3 b5 d1");
    assertEquals(List.of(12, 3), stars(position.standing(BLACK)));
    for (Cut cut : position.standing(BLACK).cuts()) {
      assertEquals(cut.cells().stream().sorted().toList(), cut.cells());
      assertEquals(cut.cells().size(), cut.stars());
    }
  }

  @Test
  void onlyStonesFollowOnceBalanceIsDone() {
    assertTrue(play("sunder 3", "").turns().onlyStonesToCome());
    assertTrue(play("sunder 3 balance=12*", "").turns().onlyStonesToCome());
    assertFalse(play("sunder 3 balance=pie", "").turns().onlyStonesToCome());
    assertFalse(play("sunder 3 balance=pie", "c3").turns().onlyStonesToCome());
    assertTrue(play("sunder 3 balance=pie", "c3 a3").turns().onlyStonesToCome());
    assertTrue(play("sunder 3 balance=pie", "c3 swap:A").turns().onlyStonesToCome());
    assertFalse(play("sunder 3 balance=komi", "").turns().onlyStonesToCome());
    assertFalse(play("sunder 3 balance=komi", "komi:1").turns().onlyStonesToCome());
    assertTrue(play("sunder 3 balance=komi", "komi:1 keep").turns().onlyStonesToCome());
  }

  private static List<Integer> stars(Standing standing) {
    return standing.cuts().stream().map(Cut::stars).toList();
  }

  @Test
  void komiShrinksBlacksCutsAndWidensWhites() {
    // The line leaves two cuts of 7: 19/2 - 2.5 allows 7, 19/2 - 3 allows 6.5.
    String blackLine = "c1 a3 c2 a4 c3 a5 c4 b2 c5";
    assertTrue(play("sunder 3 komi=2.5", blackLine).isOver());
    assertFalse(play("sunder 3 komi=3", blackLine).isOver());
    // A line of four beside the middle leaves 3 and 12: white needs a komi of 2.5 to win with it.
    String whiteLine = "c1 b2 c3 b3 c5 b4 d1 b5";
    assertTrue(play("sunder 3 komi=2.5", whiteLine).isOver());
    assertFalse(play("sunder 3 komi=2", whiteLine).isOver());
  }

  @Test
  void inGyreTheCentreAndThePerimeterCount() {
    // A ring round the centre leaves the whole perimeter in one cut.
    OmnyPosition ring = play("gyre 3", "b3 a3 b4 a4 c2 a5 c4 e1 d2 e2 d3");
    assertFalse(ring.isOver());
    assertEquals(List.of(12, 1), stars(ring.standing(BLACK)));
    OmnyPosition line = play("gyre 3", "c1 a3 c2 a4 c3 a5 c4 b2 c5");
    assertTrue(line.isOver());
    assertEquals(List.of(5, 5), stars(line.standing(BLACK)));
  }

  @Test
  void inYAGroupWinsWhenItTouchesAllThreeSides() {
    Rng rng = new Rng(19);
    OmnySetup setup = Samples.setup("y 7");
    Board board = setup.board();
    List<Predicate<Integer>> sides =
        List.of(
            cell -> board.q(cell) == 0,
            cell -> board.r(cell) == 0,
            cell -> board.q(cell) + board.r(cell) == 6);
    for (int i = 0; i < 500; i++) {
      int density = 1 + rng.below(10);
      boolean[] ours = new boolean[board.size()];
      for (int cell = 0; cell < board.size(); cell++) {
        ours[cell] = rng.below(10) < density;
      }
      for (Set<Integer> group : Naive.pieces(board, cell -> ours[cell])) {
        assertEquals(
            sides.stream().allMatch(side -> group.stream().anyMatch(side)),
            Naive.wins(setup, BLACK, 0, group));
      }
    }
    assertTrue(play("y 3", "b1 a1 b2 a3 a2").isOver());
  }

  @Test
  void inFreeYOneColourWinsAFullBoard() {
    Rng rng = new Rng(23);
    OmnySetup setup = Samples.setup("free-y 4,4,4,5,3,5");
    for (int i = 0; i < 300; i++) {
      boolean[] black = new boolean[setup.board().size()];
      for (int cell = 0; cell < black.length; cell++) {
        black[cell] = rng.below(2) == 0;
      }
      boolean blackWins =
          Naive.pieces(setup.board(), cell -> black[cell]).stream()
              .anyMatch(group -> Naive.wins(setup, BLACK, 0, group));
      boolean whiteWins =
          Naive.pieces(setup.board(), cell -> !black[cell]).stream()
              .anyMatch(group -> Naive.wins(setup, WHITE, 0, group));
      assertTrue(blackWins != whiteWins);
    }
  }

  @Test
  void whereBothCanWinTheFirstDoes() {
    // Two neighbouring rows: each leaves 4 cells on one side and 8 on the other.
    assertEquals(BLACK, play("omny rhombus:4", "b1 c1 b2 c2 b3 c3 b4").maker());
    assertEquals(WHITE, play("omny rhombus:4", "b1 c1 b2 c2 b3 c3 a1 c4").maker());
  }

  @Test
  void pieLetsWhiteSwapInsteadOfTheFirstMove() {
    OmnyPosition position = play("sunder 4 balance=pie", "d4");
    assertEquals(B, position.mover());
    assertTrue(position.maySwap());
    position.play(Moves.swap(A));
    assertEquals(B, position.playerOf(BLACK));
    assertEquals(A, position.mover());
    assertEquals(WHITE, position.nextColour());
    assertEquals(MoveProblem.NOT_NOW, refusal(position, Moves.swap(A)));
    position.undo();
    position.play(Moves.place(WHITE, 0));
    assertEquals(A, position.mover());
    assertEquals(MoveProblem.NOT_NOW, refusal(position, Moves.swap(A)));
    assertEquals(MoveProblem.NOT_NOW, refusal(play("sunder 4", "d4"), Moves.swap(A)));
    assertEquals(MoveProblem.NOT_NOW, refusal(position, Moves.swap(B)));
  }

  @Test
  void aFixedKomiGoesWithAPie() {
    OmnyPosition position = play("sunder 4 komi=1.5 balance=pie", "d4 swap:A a4");
    assertEquals(3, position.twiceKomi());
    assertEquals(37 - 3, position.standing(BLACK).limitInHalves());
    assertEquals(37 + 3, position.standing(WHITE).limitInHalves());
  }

  @Test
  void theFirstPlayerNamesTheKomiAndTheSecondChooses() {
    OmnyPosition position = (OmnyPosition) Samples.setup("y 4 balance=komi").position();
    assertTrue(position.mustNameKomi());
    assertEquals(A, position.mover());
    assertEquals(Position.NONE, position.nextColour());
    assertEquals(OmnyProblem.KOMI_FIRST, refusal(position, Moves.place(BLACK, 0)));
    assertEquals(MoveProblem.NOT_NOW, refusal(position, Moves.KEEP));
    assertEquals(OmnyProblem.KOMI_TOO_LARGE, refusal(position, Moves.komi(3)));
    position.play(Moves.komi(2));
    assertTrue(position.mustChooseSide());
    assertEquals(B, position.mover());
    assertEquals(MoveProblem.NOT_NOW, refusal(position, Moves.komi(1)));
    assertEquals(OmnyProblem.SIDE_FIRST, refusal(position, Moves.place(WHITE, 0)));
    position.play(Moves.KEEP);
    assertEquals(A, position.mover());
    assertEquals(BLACK, position.nextColour());
    position.undo();
    position.play(Moves.swap(A));
    assertEquals(B, position.mover());
    assertEquals(BLACK, position.nextColour());
    assertEquals(2, position.twiceKomi());
    position.undo();
    position.undo();
    assertEquals(0, position.twiceKomi());
  }

  @Test
  void withKomiAndPieBlackNamesPlacesAndWhiteMaySwap() {
    OmnyPosition position = play("sunder 4 balance=komi+pie", "komi:2.5");
    assertEquals(A, position.mover());
    assertFalse(position.maySwap());
    position.play(Moves.place(BLACK, 0));
    assertEquals(B, position.mover());
    position.play(Moves.swap(A));
    assertEquals(A, position.mover());
    assertEquals(WHITE, position.nextColour());
    assertEquals(5, position.twiceKomi());
  }

  @Test
  void twelveStarIsOneStoneThenTwo() {
    OmnyPosition position = (OmnyPosition) Samples.setup("sunder 4 balance=12*").position();
    StringBuilder order = new StringBuilder();
    for (int cell = 0; cell < 8; cell++) {
      order.append(position.isTurnStart() ? " " : "").append(position.nextColour());
      position.play(Moves.place(position.nextColour(), cell));
    }
    assertEquals(" 1 00 11 00 1", order.toString());
    // Wins are looked for after each stone: here after the first of a turn.
    String line = "c1 a3 a4 c2 c4 a5 b2 c3 e1 b3 b4 c5";
    assertEquals(BLACK, play("sunder 3 balance=12*", line).maker());
    // And here the second stone of the turn makes the group whole.
    assertEquals(BLACK, play("y 3 balance=12*", "b1 a1 a3 b2 a2").maker());
  }

  @Test
  void misereLosesWhatWins() {
    OmnyPosition position =
        play("sunder 3 misere=on balance=pie", "c1 swap:A a3 c2 a4 c3 a5 c4 b2 c5");
    assertEquals(BLACK, position.maker());
    assertEquals(B, position.playerOf(BLACK));
    assertNotNull(position.outcome());
    assertEquals(A, position.outcome().winner());
  }

  @Test
  void editedPositionsHaveNoSwapOrKomi() {
    for (String balance : List.of("pie", "komi", "komi+pie")) {
      OmnySetup setup = Samples.setup("sunder 4 balance=" + balance);
      Start start = new Start(List.of(Moves.place(BLACK, 3), Moves.place(WHITE, 4)), null);
      Position position = setup.position(start).orThrow();
      assertEquals(BLACK, position.nextColour());
      assertEquals(A, position.mover());
      position.play(Moves.place(BLACK, 5));
      assertNotNull(position.refusal(Moves.swap(A)));
      Position whites = setup.position(new Start(List.of(), Colour.WHITE)).orThrow();
      assertEquals(WHITE, whites.nextColour());
    }
    OmnySetup twelve = Samples.setup("sunder 4 balance=12* komi=2");
    OmnyPosition position =
        (OmnyPosition) twelve.position(new Start(List.of(Moves.place(BLACK, 3)), null)).orThrow();
    assertEquals(4, position.twiceKomi());
    position.play(Moves.place(BLACK, 0));
    assertEquals(BLACK, position.nextColour());
    assertFalse(position.isTurnStart());
  }

  @Test
  void startsThatCannotBePlayedOnAreRefused() {
    OmnySetup setup = Samples.setup("sunder 3");
    int free = Moves.place(BLACK, 0);
    assertRefused(MoveProblem.START_CELL_TWICE, setup, List.of(free, Moves.place(WHITE, 0)));
    assertRefused(MoveProblem.NO_SUCH_CELL, setup, List.of(free, Moves.place(WHITE, 19)));
    assertRefused(MoveProblem.NO_SUCH_CELL, setup, List.of(Moves.KEEP));
    assertRefused(MoveProblem.START_COLOUR, setup, List.of(Moves.place(Colour.RED.index(), 0)));
    List<Integer> line = new ArrayList<>();
    for (int i = 1; i <= 5; i++) {
      line.add(Moves.place(WHITE, setup.board().cellNamed("c" + i)));
    }
    assertRefused(MoveProblem.START_OVER, setup, line);
    Reason reason = setup.position(new Start(List.of(), Colour.BLUE)).reason();
    assertNotNull(reason);
    assertEquals(MoveProblem.START_COLOUR, reason.problem());
  }

  private static void assertRefused(Problem problem, OmnySetup setup, List<Integer> stones) {
    Reason reason = setup.position(new Start(stones, null)).reason();
    assertNotNull(reason);
    assertEquals(problem, reason.problem());
  }
}
