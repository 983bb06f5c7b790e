package org.hexstones.tools.arena;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Endgame;
import org.hexstones.game.Game;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.game.SearchSupport;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleKind;
import org.hexstones.notation.puzzle.PuzzlePosition;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.registry.Games;
import org.hexstones.search.Player;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.MctsPlayer;
import org.hexstones.tools.players.Players;

/**
 * The command that makes puzzles. It plays fast games of a player against itself, and keeps
 * positions for which the solver finds exactly one answer. The same arguments give the same list.
 */
public final class Puzzles {
  private static final String USAGE =
      """
      usage: java -jar engine.jar puzzles [--OPTION VALUE]...
        --count N    puzzles (520), as many of each kind and set-up as possible
        --games LIST set-ups for two players, joined by semicolons (the samples of all games in
                     which no side and no komi is chosen)
        --seed N     (1)
        --out FILE   (standard output)
        --check FILE prove the puzzles of a list anew instead""";

  private static final List<PuzzleKind> KINDS = List.of(PuzzleKind.values());

  /** The player of the games, with as little memory as it needs here. */
  private static final String PLAYER = "hexstones:exact=0,nodes=4096";

  private static final int ITERATIONS_IN_PLAY = 40;

  /**
   * The settings of the players that try a puzzle, {@link #TRIES} times each. A puzzle is harder if
   * fewer of them solve it. They stay as they are whatever levels there are, so that the grades of
   * all puzzles mean the same.
   */
  private static final List<String> GRADERS =
      List.of("most=1,loose=0.88", "most=1,loose=0.4", "most=240", "most=1700");

  private static final int TRIES = 3;
  private static final int NODES = 1 << 14;
  private static final int ITERATIONS = 2000;

  /** The range of free cells in the position of a puzzle. */
  private static final int LEAST_FREE = 6;

  private static final int MOST_FREE = 22;

  private static final int MOST_STEPS = 300_000;

  private Puzzles() {}

  /**
   * Runs the command.
   *
   * @param args the arguments after the command's name
   * @return the exit status: 1 if a puzzle does not hold, 2 if the arguments are refused
   */
  public static int run(String[] args, PrintStream out, PrintStream err) {
    return run(Games.ALL, args, out, err);
  }

  /** Runs the command with another list of games. */
  static int run(Games games, String[] args, PrintStream out, PrintStream err) {
    return Arguments.run(
        args,
        USAGE,
        err,
        arguments -> {
          if (arguments.has("check")) {
            check(games, arguments, out);
          } else {
            make(games, arguments, out, err);
          }
        });
  }

  private static void check(Games games, Arguments arguments, PrintStream out) {
    Path file = Path.of(arguments.text("check", ""));
    arguments.refuseRest();
    int wrong = 0;
    int all = 0;
    for (String line : lines(file)) {
      all++;
      Parsed<Puzzle> puzzle = PuzzleText.read(line, games::setup);
      if (!puzzle.isOk() || !PuzzleProof.holds(puzzle.orThrow())) {
        wrong++;
        out.println("not proved: " + line);
      }
    }
    String result = all + " puzzles, " + wrong + " not proved";
    if (wrong > 0) {
      throw new Arguments.Failed(result);
    }
    out.println(result);
  }

  private static List<String> lines(Path file) {
    try {
      return PuzzleText.lines(Files.readString(file)).orThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void make(Games games, Arguments arguments, PrintStream out, PrintStream err) {
    int count = arguments.whole("count", 520, 1, PuzzleText.MOST);
    int seed = arguments.whole("seed", 1, 0, Integer.MAX_VALUE);
    String file = arguments.text("out", "");
    String list = arguments.text("games", "");
    List<Setup> setups = list.isEmpty() ? samples(games) : read(games, list);
    arguments.refuseRest();
    Rng rng = new Rng(seed);
    List<Puzzle> puzzles = new ArrayList<>();
    for (int game = 0; puzzles.size() < count; game++) {
      // Over the rounds, each set-up is combined with each kind.
      PuzzleKind kind = KINDS.get(game / setups.size() % KINDS.size());
      addOneOfAGame(setups.get(game % setups.size()), kind, rng, puzzles);
      err.print(game % 20 == 0 ? puzzles.size() + " " : "");
    }
    List<String> lines = new ArrayList<>();
    for (Puzzle puzzle : puzzles.subList(0, count)) {
      lines.add(PuzzleText.write(puzzle));
    }
    lines.sort(Comparator.comparingInt(line -> Integer.parseInt(Words.words(line).get(1).text())));
    String text = String.join("\n", lines) + "\n";
    try {
      if (file.isEmpty()) {
        out.print(text);
      } else {
        Files.writeString(Path.of(file), text);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Setup> read(Games games, String list) {
    List<Setup> setups = new ArrayList<>();
    for (Word word : Words.split(list, ';')) {
      Parsed<Setup> setup = games.setup(word.text());
      if (!setup.isOk() || setup.orThrow().players() != 2) {
        throw new Arguments.Refused("\"" + word.text() + "\" is no game of two players");
      }
      setups.add(setup.orThrow());
    }
    return setups;
  }

  /** The samples of all games that have two players and no rare choices. */
  static List<Setup> samples(Games games) {
    List<Setup> setups = new ArrayList<>();
    for (Game game : games.list()) {
      for (String text : game.samples()) {
        Setup setup = games.setup(text).orThrow();
        if (setup.players() == 2 && !hasRareChoices(setup)) {
          setups.add(setup);
        }
      }
    }
    return setups;
  }

  /** Whether a game has a rare choice. A position made of stones cannot have it any more. */
  private static boolean hasRareChoices(Setup setup) {
    SearchSupport support = setup.game().searchSupport(setup);
    Position position = setup.position();
    int[] legal = new int[position.maxLegalMoves()];
    while (!position.isOver()) {
      int count = position.legalMoves(legal);
      for (int i = 0; i < count; i++) {
        if (support.isRareChoice(legal[i])) {
          return true;
        }
      }
      position.play(legal[0]);
    }
    return false;
  }

  /** Plays a game and adds its first puzzle of this kind, if there is one. */
  private static void addOneOfAGame(Setup setup, PuzzleKind kind, Rng rng, List<Puzzle> puzzles) {
    Play play = Play.begin(setup);
    Search search = Players.byName(PLAYER).orThrow().search(play, rng.next());
    while (!play.isOver()) {
      int free = play.position().freeCells();
      Play asked = free >= LEAST_FREE && free <= MOST_FREE ? PuzzlePosition.fromStones(play) : null;
      if (asked != null && isFor(kind, asked, free)) {
        List<List<Integer>> answers = PuzzleProof.answers(kind, asked, MOST_STEPS);
        if (answers.size() == 1) {
          List<Integer> answer = answers.get(0);
          puzzles.add(PuzzlePosition.puzzle(kind, grade(asked, answer), asked, answer));
          return;
        }
      }
      search.run(ITERATIONS_IN_PLAY);
      int move = search.bestMove();
      search.advance(move);
      play.play(move);
    }
  }

  /** Whether a kind is worth trying at a position made of stones. */
  private static boolean isFor(PuzzleKind kind, Play play, int free) {
    Position position = play.position();
    boolean points = hasPoints(play);
    boolean fresh = position.isTurnStart();
    return switch (kind) {
      case WIN -> fresh && free <= (points ? 13 : MOST_FREE) && (points || !isThreatened(play));
      case SCORE -> points && fresh && free <= 11;
      case CELL -> points ? !fresh && free <= 12 : isThreatened(play);
    };
  }

  private static boolean hasPoints(Play play) {
    Setup setup = play.setup();
    Position position =
        Play.begin(setup, play.start())
            .then(again -> again.playAll(play.moves()))
            .orThrow()
            .position();
    Endgame endgame = setup.game().searchSupport(setup).endgame(position, 3);
    return endgame != null && endgame.hasPoints();
  }

  /** Whether the other player could win at once if it were their turn. */
  private static boolean isThreatened(Play play) {
    Position position = play.position();
    int other = position.colourOf(1 - position.mover());
    Play turned =
        Play.begin(play.setup(), new Start(PuzzlePosition.stones(position), Colour.of(other)))
            .orThrow();
    int[] legal = new int[turned.position().maxLegalMoves()];
    int count = turned.position().legalMoves(legal);
    for (int i = 0; i < count; i++) {
      turned.play(legal[i]);
      boolean over = turned.isOver();
      turned.undo();
      if (over) {
        return true;
      }
    }
    return false;
  }

  private static int grade(Play asked, List<Integer> answer) {
    int grade = 1;
    for (String grader : GRADERS) {
      boolean finds = false;
      for (int seed = 1; seed <= TRIES && !finds; seed++) {
        finds = finds(grader, seed, asked, answer);
      }
      grade += finds ? 0 : 1;
    }
    return grade;
  }

  /** A grader with as little memory as it needs here, because thousands of searches are made. */
  private static Player grader(String settings) {
    return Players.byName(MctsPlayer.NAME + ":" + settings + ",exact=0,nodes=" + NODES).orThrow();
  }

  private static boolean finds(String grader, int seed, Play asked, List<Integer> answer) {
    Search search = grader(grader).search(asked, seed);
    for (int move : answer) {
      search.run(ITERATIONS);
      if (search.bestMove() != move) {
        return false;
      }
      search.advance(move);
    }
    return true;
  }
}
