package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.parse.Words;
import org.hexstones.search.RootStatistics;
import org.jspecify.annotations.Nullable;

/**
 * The text form of messages: lines, of which the first is the kind. A text that is too long or has
 * another form is no message.
 */
public final class MessageCodec {
  private static final String BEST_MOVE = "best-move";
  private static final String LEARN = "learn";
  private static final String STOP = "stop";
  private static final String PROGRESS = "progress";
  private static final String FOUND = "found";
  private static final String BEST = "best";
  private static final String DECISIVE = "decisive";
  private static final String REFUSED = "refused";

  private MessageCodec() {}

  public static String write(Question question) {
    if (question instanceof Question.BestMove best) {
      return Lines.join(
          BEST_MOVE,
          String.valueOf(best.number()),
          Lines.join(best.game().write()),
          String.valueOf(best.level()),
          String.valueOf(best.millis()),
          String.valueOf(best.seed()),
          Lines.flag(best.ponders()),
          Lines.flag(best.shares()));
    }
    if (question instanceof Question.DecisiveTurn decisive) {
      return Lines.join(
          DECISIVE,
          String.valueOf(decisive.number()),
          Lines.join(decisive.game().write()),
          String.valueOf(decisive.player() + 1),
          String.valueOf(decisive.millis()));
    }
    if (question instanceof Question.Learn learn) {
      return Lines.join(
          LEARN, String.valueOf(learn.number()), RootStatisticsCodec.write(learn.statistics()));
    }
    return Lines.join(STOP, String.valueOf(question.number()));
  }

  public static @Nullable Question readQuestion(String text) {
    List<String> lines = Lines.split(text);
    int number = Lines.number(lines);
    if (number < 0) {
      return null;
    }
    if (lines.size() == 2 && lines.get(0).equals(STOP)) {
      return new Question.Stop(number);
    }
    if (lines.get(0).equals(LEARN)) {
      RootStatistics statistics = RootStatisticsCodec.read(lines, 2);
      return statistics == null ? null : new Question.Learn(number, statistics);
    }
    if (lines.size() == 2 + PlayedGame.LINES + 2 && lines.get(0).equals(DECISIVE)) {
      PlayedGame game = PlayedGame.read(lines, 2);
      int player = Words.number(lines.get(6));
      int millis = Words.number(lines.get(7));
      return game == null || player < 0 || millis < 0
          ? null
          : new Question.DecisiveTurn(number, game, player - 1, millis);
    }
    if (lines.size() != 2 + PlayedGame.LINES + 5 || !lines.get(0).equals(BEST_MOVE)) {
      return null;
    }
    PlayedGame game = PlayedGame.read(lines, 2);
    int level = Words.number(lines.get(6));
    int millis = Words.number(lines.get(7));
    int seed = Words.number(lines.get(8));
    int ponders = Words.number(lines.get(9));
    int shares = Words.number(lines.get(10));
    boolean whole = level >= 1 && millis >= 0 && seed >= 0 && isFlag(ponders) && isFlag(shares);
    return whole && game != null
        ? new Question.BestMove(number, game, level, millis, seed, ponders == 1, shares == 1)
        : null;
  }

  private static boolean isFlag(int number) {
    return number == 0 || number == 1;
  }

  public static String write(Answer answer) {
    String number = String.valueOf(answer.number());
    if (answer instanceof Answer.Progress progress) {
      return Lines.join(
          PROGRESS,
          number,
          String.valueOf(progress.playouts()),
          String.valueOf(progress.leader() + 1),
          String.valueOf(progress.millis()));
    }
    if (answer instanceof Answer.Found found) {
      return Lines.join(FOUND, number, RootStatisticsCodec.write(found.statistics()));
    }
    if (answer instanceof Answer.Decisive decisive) {
      return Lines.join(
          DECISIVE,
          number,
          String.valueOf(decisive.begin() + 1),
          String.valueOf(decisive.turn()),
          Lines.numbers(decisive.better()));
    }
    if (answer instanceof Answer.Best best) {
      return Lines.join(
          BEST, number, String.valueOf(best.move()), String.valueOf(best.winner() + 1));
    }
    return Lines.join(REFUSED, number);
  }

  public static @Nullable Answer readAnswer(String text) {
    List<String> lines = Lines.split(text);
    int number = Lines.number(lines);
    int value = lines.size() < 3 ? -1 : Words.number(lines.get(2));
    if (number < 0) {
      return null;
    }
    return switch (lines.get(0)) {
      case PROGRESS -> progress(number, value, lines);
      case FOUND -> found(number, lines);
      case DECISIVE -> decisive(number, value, lines);
      case BEST -> best(number, value, lines);
      case REFUSED -> new Answer.Refused(number);
      default -> null;
    };
  }

  private static @Nullable Answer progress(int number, int playouts, List<String> lines) {
    int leader = lines.size() == 5 ? Words.number(lines.get(3)) : -1;
    int millis = lines.size() == 5 ? Words.number(lines.get(4)) : -1;
    return playouts < 0 || leader < 0 || millis < 0
        ? null
        : new Answer.Progress(number, playouts, leader - 1, millis);
  }

  private static @Nullable Answer best(int number, int move, List<String> lines) {
    int winner = lines.size() == 4 ? Words.number(lines.get(3)) : -1;
    return move < 0 || winner < 0 || !Lines.areSearched(List.of(move))
        ? null
        : new Answer.Best(number, move, winner - 1);
  }

  private static @Nullable Answer decisive(int number, int begin, List<String> lines) {
    int turn = lines.size() == 5 ? Words.number(lines.get(3)) : -1;
    List<Integer> better = turn < 0 ? null : Lines.readNumbers(lines.get(4));
    return begin < 0 || better == null || !Lines.areSearched(better)
        ? null
        : new Answer.Decisive(number, begin - 1, turn, better);
  }

  private static @Nullable Answer found(int number, List<String> lines) {
    RootStatistics statistics = RootStatisticsCodec.read(lines, 2);
    return statistics == null ? null : new Answer.Found(number, statistics);
  }
}
