package org.hexstones.web.worker;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.search.Clock;
import org.hexstones.search.Line;
import org.hexstones.search.Report;
import org.hexstones.search.RootStatistics;
import org.hexstones.search.Search;
import org.hexstones.search.mcts.Level;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.protocol.MessageCodec;
import org.hexstones.web.protocol.PlayedGame;
import org.hexstones.web.protocol.Question;
import org.hexstones.web.protocol.Signal;
import org.jspecify.annotations.Nullable;

/**
 * Answers questions one at a time. It works in slices, between which it receives the next message.
 * A search is used again for the next question about the same game.
 */
final class SearchJob {
  /** The iterations between two checks of the clock. */
  private static final int ITERATIONS = 8;

  /**
   * The interval in which parallel searches exchange statistics: about ten times a move. With a
   * longer one they would find the same things twice.
   */
  private static final double SHARING_MILLIS = 70;

  /** The page itself gets every fourth report. */
  private static final int PROGRESS = 4;

  /** Chances that differ by less than this are even. */
  private static final double CLOSE = 0.05;

  /** The maximum time of pondering. */
  private static final double PONDER_MILLIS = 20_000;

  private final Games games;
  private final Slices slices;
  private final Consumer<String> say;
  private String setupText = "";
  private @Nullable Setup setup;

  /** One search for each level, because computers of several levels may play in one game. */
  private final Map<Integer, Search> searches = new HashMap<>();

  /** The current question, or null if there is none. */
  private @Nullable Thought thought;

  /**
   * @param soon runs a task after the messages that wait
   * @param say sends a message to the page
   */
  SearchJob(Games games, Clock clock, Consumer<Runnable> soon, Consumer<String> say) {
    this.games = games;
    slices = new Slices(clock, soon);
    this.say = say;
  }

  void stop(int number) {
    if (slices.isFor(number)) {
      slices.stop();
      thought = null;
    }
  }

  void heed(Signal signal) {
    slices.heed(signal);
  }

  /**
   * Adds the statistics of other workers on the same question. Those on another question are
   * ignored.
   */
  void learn(Question.Learn learn) {
    Thought known = thought;
    if (known != null && slices.isFor(learn.number())) {
      known.search.learn(learn.statistics());
    }
  }

  void begin(Question.BestMove question) {
    slices.expect(question.number());
    thought = null;
    Play play = play(question.game());
    if (play == null || play.isOver()) {
      say.accept(MessageCodec.write(new Answer.Refused(question.number())));
      return;
    }
    int level = Math.min(question.level(), Level.HIGHEST);
    Search known = searches.get(level);
    if (known == null) {
      known = Level.all().get(level - 1).search(play, question.seed());
      searches.put(level, known);
    } else {
      known.follow(play);
    }
    thought = new Thought(question, known);
    slices.begin(thought, question.millis());
  }

  void begin(Question.DecisiveTurn question) {
    slices.expect(question.number());
    thought = null;
    Play play = play(question.game());
    if (play != null && play.isOver()) {
      // The review has a search of its own, which needs the memory.
      searches.clear();
      slices.begin(new DecisiveTurnJob(question, play, say), Double.POSITIVE_INFINITY);
    } else {
      say.accept(MessageCodec.write(new Answer.Refused(question.number())));
    }
  }

  /** The game as it was played; null if it is invalid. */
  private @Nullable Play play(PlayedGame game) {
    return setup(game.setup()).then(game::play).orNull();
  }

  private Parsed<Setup> setup(String text) {
    Setup known = setup;
    if (known != null && text.equals(setupText)) {
      return Parsed.ok(known);
    }
    Parsed<Setup> read = games.setup(text);
    setupText = text;
    setup = read.orNull();
    searches.clear();
    return read;
  }

  /** The search for an answer. */
  private final class Thought implements Slices.Work {
    private final Question.BestMove question;
    private final Search search;
    private int reports;

    Thought(Question.BestMove question, Search search) {
      this.question = question;
      this.search = search;
      if (question.shares()) {
        // Statistics from before the question are not sent.
        search.news();
      }
    }

    @Override
    public boolean run() {
      return search.run(ITERATIONS);
    }

    @Override
    public double newsMillis() {
      return question.shares() ? SHARING_MILLIS : Slices.Work.super.newsMillis();
    }

    @Override
    public void tell(double millis) {
      if (question.shares()) {
        RootStatistics statistics = search.news();
        if (!statistics.moves().isEmpty()) {
          say.accept(MessageCodec.write(new Answer.Found(question.number(), statistics)));
        }
        if (++reports % PROGRESS != 0) {
          return;
        }
      }
      Report report = search.report(1);
      say.accept(
          MessageCodec.write(
              new Answer.Progress(
                  question.number(), report.iterations(), leader(report), (int) millis)));
    }

    /** Who wins most of the games that are tried; nobody if it is close. */
    private static int leader(Report report) {
      if (report.lines().isEmpty()) {
        return Position.NONE;
      }
      List<Double> chances = report.lines().get(0).winChances();
      int leader = Position.NONE;
      double most = 0;
      for (int player = 0; player < chances.size(); player++) {
        double chance = chances.get(player);
        boolean ahead = chance > most + CLOSE;
        leader = ahead ? player : chance > most - CLOSE ? Position.NONE : leader;
        most = Math.max(most, chance);
      }
      return leader;
    }

    @Override
    public boolean canWait() {
      return false;
    }

    @Override
    public void finish() {
      thought = null;
      int move = search.bestMove();
      if (move == Moves.NONE) {
        say.accept(MessageCodec.write(new Answer.Refused(question.number())));
        return;
      }
      List<Line> lines = search.report(1).lines();
      int winner =
          lines.isEmpty() || lines.get(0).moves().get(0) != move
              ? Position.NONE
              : lines.get(0).provenWinner();
      say.accept(MessageCodec.write(new Answer.Best(question.number(), move, winner)));
      if (question.ponders()) {
        search.advance(move);
        slices.begin(new Pondering(search), PONDER_MILLIS);
      }
    }
  }

  /** Pondering: a search after the answer, which reports nothing. */
  private record Pondering(Search search) implements Slices.Work {
    @Override
    public boolean run() {
      return search.run(ITERATIONS);
    }

    @Override
    public void tell(double millis) {}

    @Override
    public boolean canWait() {
      return true;
    }

    @Override
    public void finish() {}
  }
}
