package org.hexstones.web.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.hex.Direction;
import org.hexstones.registry.SampleGames;
import org.hexstones.search.endgame.Solver;
import org.junit.jupiter.api.Test;

/** What the lessons on winning claim is true, by the solver or by trying everything. */
final class LessonTruthTest {
  private static final Guide GUIDE =
      GuideReader.read(
              GuideFilesForTest.read("plan"), GuideFilesForTest.read("en"), SampleGames.ALL::setup)
          .orThrow();
  private static final String EDGES = ".edges";

  private static void forSteps(String game, Consumer<Guide.Course> check) {
    for (Guide.Course course : GUIDE.coursesOf(game)) {
      if (!course.id().equals(game)) {
        check.accept(course);
      }
    }
  }

  private static List<String> connectionGames() {
    return List.of("omny", "sunder", "y", "gyre", "free-y");
  }

  @Test
  void everyGameHasThreeLessonsOnWinning() {
    for (String game : List.of("omega", "omny", "sunder", "y", "gyre", "free-y")) {
      List<Guide.Course> courses = GUIDE.coursesOf(game);
      assertEquals(4, courses.size(), game);
      assertEquals(game, courses.get(0).id());
      Set<String> titles = new HashSet<>();
      for (Guide.Course course : courses) {
        titles.add(course.title());
      }
      assertEquals(4, titles.size(), game);
      for (Guide.Course course : courses.subList(1, 4)) {
        int steps = course.steps().size();
        assertTrue(2 <= steps && steps <= 4, course.id());
      }
    }
  }

  /** Calls for each of the person's stones of a line, before it is placed. */
  private static void along(Step step, Goal.Line line, Consumer<Play> check) {
    Play play = step.record().replay().orThrow();
    for (Goal.Line.Ply ply : line.plies()) {
      if (!ply.answer()) {
        check.accept(play);
      }
      play.play(Moves.place(play.position().nextColour(), ply.cells().get(0)));
    }
    assertEquals(Step.State.REACHED, step.at(play));
  }

  // Connection games

  /** Each stone of a line may be on exactly the cells that keep the win. */
  @Test
  void linesAcceptExactlyTheWinningCells() {
    int[] stones = {0};
    for (String game : connectionGames()) {
      forSteps(
          game,
          course -> {
            for (Step step : course.steps()) {
              if (step.goal() instanceof Goal.Line line && !course.id().endsWith(EDGES)) {
                along(
                    step,
                    line,
                    play -> {
                      stones[0]++;
                      assertEquals(
                          new TreeSet<>(step.right(play)),
                          winning(play),
                          course.id() + " " + step.words().title());
                    });
              }
            }
          });
    }
    assertEquals(67, stones[0]);
  }

  /** The cells on which a stone of the mover wins, if both play well. */
  private static Set<Integer> winning(Play play) {
    int mover = play.mover();
    Set<Integer> cells = new TreeSet<>();
    for (int cell : free(play.position())) {
      play.play(Moves.place(play.position().nextColour(), cell));
      if (winner(play) == mover) {
        cells.add(cell);
      }
      play.undo();
    }
    return cells;
  }

  private static int winner(Play play) {
    if (play.isOver()) {
      return Objects.requireNonNull(play.outcome()).winner();
    }
    Solver solver = Objects.requireNonNull(Solver.of(play));
    for (int i = 0; i < 1000 && !solver.knowsWinner(); i++) {
      solver.run(1000);
    }
    assertTrue(solver.knowsWinner());
    return solver.winner();
  }

  private static List<Integer> free(Position position) {
    List<Integer> free = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      if (position.stoneAt(cell) == Position.NONE) {
        free.add(cell);
      }
    }
    return free;
  }

  /**
   * Within the cells that are shown, exactly the accepted cells keep the largest black group joined
   * to the edge, or in Y to each side at which there are such cells, whatever White does there.
   */
  @Test
  void edgesHoldAgainstEveryAttack() {
    int[] stones = {0};
    for (String game : connectionGames()) {
      forSteps(
          game,
          course -> {
            for (Step step : course.steps()) {
              if (step.goal() instanceof Goal.Line line && course.id().endsWith(EDGES)) {
                along(
                    step,
                    line,
                    play -> {
                      stones[0]++;
                      Carrier carrier = new Carrier(play, step.shown());
                      Set<Integer> holds = new TreeSet<>();
                      for (int cell : carrier.free()) {
                        if (carrier.holdsAfter(cell)) {
                          holds.add(cell);
                        }
                      }
                      assertEquals(
                          new TreeSet<>(step.right(play)),
                          holds,
                          course.id() + " " + step.words().title());
                    });
              }
            }
          });
    }
    assertEquals(22, stones[0]);
  }

  /** A group, the edge, and some cells between them in which alone stones are placed. */
  private static final class Carrier {
    private final Board board;
    private final int[] stones;
    private final List<Integer> cells;
    private final int seed;
    private final List<Set<Integer>> sides = new ArrayList<>();
    private final Map<String, Boolean> known = new HashMap<>();

    Carrier(Play play, List<Integer> cells) {
      this.cells = cells;
      board = play.position().board();
      stones = new int[board.size()];
      int largest = 0;
      int of = Board.NO_CELL;
      for (int cell = 0; cell < stones.length; cell++) {
        stones[cell] = play.position().stoneAt(cell);
      }
      for (int cell = 0; cell < stones.length; cell++) {
        int size = stones[cell] == Colour.BLACK.index() ? group(cell).size() : 0;
        if (size > largest) {
          largest = size;
          of = cell;
        }
      }
      seed = of;
      boolean isY = play.setup().keyword().equals("y");
      for (int side = 0; side < (isY ? 3 : 1); side++) {
        Set<Integer> at = new HashSet<>();
        for (int cell = 0; cell < stones.length; cell++) {
          if (isY ? isOnSide(cell, side) : isOnEdge(cell)) {
            at.add(cell);
          }
        }
        if (cells.stream().anyMatch(at::contains)) {
          sides.add(at);
        }
      }
      assertFalse(sides.isEmpty());
    }

    List<Integer> free() {
      return cells.stream().filter(cell -> stones[cell] == Position.NONE).toList();
    }

    boolean holdsAfter(int cell) {
      stones[cell] = Colour.BLACK.index();
      boolean holds = holds(false);
      stones[cell] = Position.NONE;
      return holds;
    }

    private boolean isOnEdge(int cell) {
      for (int d = 0; d < Direction.COUNT; d++) {
        if (board.neighbour(cell, d) == Board.NO_CELL) {
          return true;
        }
      }
      return false;
    }

    /** The sides of a triangle: line a, the first cells of the lines, and the last ones. */
    private boolean isOnSide(int cell, int side) {
      String name = board.name(cell);
      int line = name.charAt(0) - 'a';
      int number = Integer.parseInt(name.substring(1));
      int last = board.cellNamed("g1") == Board.NO_CELL ? 6 : 7;
      return switch (side) {
        case 0 -> line == 0;
        case 1 -> number == 1;
        default -> number + line == last;
      };
    }

    private Set<Integer> group(int first) {
      Set<Integer> group = new HashSet<>(Set.of(first));
      Deque<Integer> open = new ArrayDeque<>(group);
      while (!open.isEmpty()) {
        int cell = open.remove();
        for (int d = 0; d < Direction.COUNT; d++) {
          int next = board.neighbour(cell, d);
          if (next != Board.NO_CELL && stones[next] == Colour.BLACK.index() && group.add(next)) {
            open.add(next);
          }
        }
      }
      return group;
    }

    private boolean isJoined() {
      Set<Integer> group = group(seed);
      return sides.stream().allMatch(side -> side.stream().anyMatch(group::contains));
    }

    private boolean holds(boolean black) {
      if (isJoined()) {
        return true;
      }
      StringBuilder state = new StringBuilder(black ? "b" : "w");
      cells.forEach(cell -> state.append(stones[cell] + 1));
      Boolean before = known.get(state.toString());
      if (before != null) {
        return before;
      }
      boolean holds = !black && !free().isEmpty();
      for (int cell : free()) {
        stones[cell] = black ? Colour.BLACK.index() : Colour.WHITE.index();
        boolean after = holds(!black);
        stones[cell] = Position.NONE;
        if (after == black) {
          holds = black;
          break;
        }
      }
      known.put(state.toString(), holds);
      return holds;
    }
  }

  /** Of the two ends that are shown, one wins at once, and no other cell does. */
  @Test
  void oneEndOfTheWallWins() {
    int walls = 0;
    for (String game : List.of("omny", "sunder", "gyre", "free-y")) {
      Guide.Course course = Objects.requireNonNull(GUIDE.course(game + EDGES));
      Step step = course.steps().get(3);
      Play play = step.record().replay().orThrow();
      Set<Integer> wins = new HashSet<>();
      for (int cell : free(play.position())) {
        play.play(Moves.place(Colour.BLACK.index(), cell));
        if (step.at(play) == Step.State.REACHED) {
          wins.add(cell);
        }
        play.undo();
      }
      assertEquals(1, wins.size());
      assertTrue(step.shown().containsAll(wins));
      assertEquals(2, step.shown().size());
      walls++;
    }
    assertEquals(4, walls);
  }

  // OMEGA

  /** The bounds of a goal are the best that the turn can reach, for each colour and together. */
  @Test
  void boundsAreTheBestOfTheTurn() {
    int[] steps = {0};
    forSteps(
        "omega",
        course -> {
          for (Step step : course.steps()) {
            if (step.goal() instanceof Goal.Scores scores) {
              steps[0]++;
              Play play = step.record().replay().orThrow();
              for (Goal.Score score : scores.bounds()) {
                Set<Integer> reached = new TreeSet<>();
                scores(play, score.colour(), reached);
                List<Integer> order = new ArrayList<>(reached);
                assertEquals(
                    score.least() ? order.get(order.size() - 1) : order.get(0),
                    score.bound(),
                    step.words().title());
                assertTrue(order.size() > 1);
              }
            }
          }
        });
    assertEquals(5, steps[0]);
  }

  /** The scores of a colour after every turn. */
  private static void scores(Play play, Colour colour, Set<Integer> reached) {
    int mover = play.mover();
    for (int move : moves(play)) {
      play.play(move);
      if (!play.isOver() && play.mover() == mover) {
        scores(play, colour, reached);
      } else {
        reached.add(score(play, colour));
      }
      play.undo();
    }
  }

  private static int score(Play play, Colour colour) {
    String[] words = play.position().scoreText().split(" ", -1);
    return Integer.parseInt(words[List.of(words).indexOf(colour.word()) + 1]);
  }

  private static List<Integer> moves(Play play) {
    int[] legal = new int[play.position().maxLegalMoves()];
    int count = play.position().legalMoves(legal);
    List<Integer> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      if (Moves.isPlace(legal[i])) {
        moves.add(legal[i]);
      }
    }
    return moves;
  }

  /** After the black stone no single white stone lowers the score, and after any other one does. */
  @Test
  void theGapIsTheOnlyWayToKeepGroupsApart() {
    Step step = Objects.requireNonNull(GUIDE.course("omega.joining")).steps().get(1);
    Play play = step.record().replay().orThrow();
    int before = score(play, Colour.WHITE);
    for (int move : moves(play)) {
      if (Moves.colour(move) != Colour.BLACK.index()) {
        continue;
      }
      play.play(move);
      int least = before;
      for (int next : moves(play)) {
        if (Moves.colour(next) == Colour.WHITE.index()) {
          play.play(next);
          least = Math.min(least, score(play, Colour.WHITE));
          play.undo();
        }
      }
      boolean isRight = step.at(play) == Step.State.REACHED;
      assertEquals(isRight, least == before);
      play.undo();
    }
  }

  /** In the last round exactly one turn wins, whatever comes after it. */
  @Test
  void oneTurnOfTheLastRoundWins() {
    for (Step step : Objects.requireNonNull(GUIDE.course("omega.last")).steps()) {
      Play play = step.record().replay().orThrow();
      Set<String> wins = new TreeSet<>();
      turns(play, play.mover(), new ArrayList<>(), wins);
      assertEquals(1, wins.size(), step.words().title());
      if (step.goal() instanceof Goal.Line line) {
        Play played = step.record().replay().orThrow();
        for (Goal.Line.Ply ply : line.plies()) {
          played.play(Moves.place(played.position().nextColour(), ply.cells().get(0)));
        }
        assertTrue(played.isOver());
        assertEquals(play.mover(), Objects.requireNonNull(played.outcome()).winner());
        String turn = new TreeSet<>(List.of(played.moveAt(0), played.moveAt(1))).toString();
        assertTrue(wins.contains(turn));
        String[] said = step.words().done().split("[^0-9]+", 3);
        assertEquals(score(played, Colour.WHITE), Integer.parseInt(said[0]));
        assertEquals(score(played, Colour.BLACK), Integer.parseInt(said[1]));
      }
    }
  }

  /** The turns, whatever the order of their stones, after which the mover wins. */
  private static void turns(Play play, int mover, List<Integer> turn, Set<String> wins) {
    for (int move : moves(play)) {
      play.play(move);
      turn.add(move);
      if (!play.isOver() && play.mover() == mover) {
        turns(play, mover, turn, wins);
      } else if (winsAnyway(play, mover)) {
        wins.add(new TreeSet<>(turn).toString());
      }
      turn.remove(turn.size() - 1);
      play.undo();
    }
  }

  private static boolean winsAnyway(Play play, int mover) {
    if (play.isOver()) {
      return Objects.requireNonNull(play.outcome()).winner() == mover;
    }
    assertNotEquals(mover, play.mover());
    for (int move : moves(play)) {
      play.play(move);
      boolean wins = winsAnyway(play, mover);
      play.undo();
      if (!wins) {
        return false;
      }
    }
    return true;
  }

  // Pictures of the rules

  private static List<Piece.Picture> marked(String game) {
    List<Piece.Picture> marked = new ArrayList<>();
    for (Piece piece : Objects.requireNonNull(GUIDE.rulesOf(game)).pieces()) {
      if (piece instanceof Piece.Picture picture && !picture.shown().isEmpty()) {
        marked.add(picture);
      }
    }
    return marked;
  }

  @Test
  void picturesOfOmegaShowTheBestAndTheWorstCells() {
    List<Piece.Picture> marked = marked("omega");
    assertEquals(2, marked.size());
    assertEquals(Set.of(16), new HashSet<>(whiteScores(marked.get(0), true)));
    assertFalse(whiteScores(marked.get(0), false).contains(16));
    assertEquals(List.of(8), whiteScores(marked.get(1), true));
    assertTrue(whiteScores(marked.get(1), false).stream().allMatch(score -> score >= 12));
  }

  /** White's scores after a white stone on the shown cells, or on all others. */
  private static List<Integer> whiteScores(Piece.Picture picture, boolean shown) {
    Play play = picture.record().replay().orThrow();
    List<Integer> scores = new ArrayList<>();
    for (int cell : free(play.position())) {
      if (picture.shown().contains(cell) == shown) {
        play.play(Moves.place(Colour.WHITE.index(), cell));
        scores.add(score(play, Colour.WHITE));
        play.undo();
      }
    }
    return scores;
  }

  @Test
  void picturesOfOmnyAreWon() {
    List<Piece.Picture> marked = marked("omny");
    assertEquals(3, marked.size());
    // Whichever cells of the pairs Black gets, and White all others.
    Piece.Picture pairs = marked.get(0);
    int gaps = pairs.shown().size() / 2;
    for (int choice = 0; choice < 1 << gaps; choice++) {
      Play play = pairs.record().replay().orThrow();
      for (int gap = 0; gap < gaps && !play.isOver(); gap++) {
        int taken = choice >> gap & 1;
        for (int i = 0; i < 2; i++) {
          int cell = pairs.shown().get(2 * gap + (i == 0 ? taken : 1 - taken));
          play.play(Moves.place(play.position().nextColour(), cell));
        }
      }
      assertTrue(play.isOver());
      assertEquals(
          Colour.BLACK.index(),
          play.position().colourOf(Objects.requireNonNull(play.outcome()).winner()));
    }
    Piece.Picture edge = marked.get(1);
    assertTrue(new Carrier(edge.record().replay().orThrow(), edge.shown()).holds(false));
    Piece.Picture two = marked.get(2);
    Play play = two.record().replay().orThrow();
    Set<Integer> wins = new HashSet<>();
    for (int cell : free(play.position())) {
      play.play(Moves.place(Colour.BLACK.index(), cell));
      if (play.isOver()) {
        wins.add(cell);
      }
      play.undo();
    }
    assertEquals(new HashSet<>(two.shown()), wins);
  }
}
