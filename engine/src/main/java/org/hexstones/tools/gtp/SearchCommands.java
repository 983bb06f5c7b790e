package org.hexstones.tools.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.Play;
import org.hexstones.parse.Parsed;

/** The commands that search a move, and those that limit the search. */
final class SearchCommands {
  private static final int MAX_MILLIS = 86_400_000;
  private static final int MAX_SECONDS = 999_999;
  private static final int MAX_NUMBER = 999_999_999;

  private final Table table;
  private final MoveFinder finder;

  SearchCommands(Table table, MoveFinder finder) {
    this.table = table;
    this.finder = finder;
  }

  List<Command> all() {
    return List.of(
        Command.of("genmove", "PLAYER", 1, this::genmove),
        Command.of("move_time", "MILLISECONDS", 1, this::moveTime),
        Command.of("move_iterations", "NUMBER", 1, this::moveIterations),
        Command.of("time_settings", "MAIN_SECONDS PERIOD_SECONDS PERIOD_STONES", 3, this::clock),
        Command.of("time_left", "PLAYER SECONDS STONES", 3, this::timeLeft),
        Command.of("seed", "NUMBER", 1, this::seed));
  }

  private Parsed<String> genmove(GtpLine line) {
    Play play = table.play();
    return Who.read(line.arguments().get(0), play)
        .then(player -> onTurn(player, play))
        .then(player -> finder.think(play))
        .map(
            moves -> {
              table.play(moves);
              return TurnText.write(moves, play);
            });
  }

  private static Parsed<Integer> onTurn(int player, Play play) {
    if (play.isOver()) {
      return Parsed.refused(MoveProblem.GAME_OVER);
    }
    return play.mover() == player
        ? Parsed.ok(player)
        : Parsed.refused(
            GtpProblem.NOT_THEIR_TURN, Who.write(play.mover(), play), Who.write(player, play));
  }

  private Parsed<String> moveTime(GtpLine line) {
    return number(line, 0, MAX_MILLIS, finder.time()::setMoveMillis);
  }

  private Parsed<String> moveIterations(GtpLine line) {
    return number(line, 0, MAX_NUMBER, finder.time()::setIterations);
  }

  private Parsed<String> seed(GtpLine line) {
    return number(line, 0, MAX_NUMBER, finder::setSeed);
  }

  private Parsed<String> clock(GtpLine line) {
    return numbers(line.arguments())
        .map(
            n -> {
              finder.time().setClock(n.get(0), n.get(1), n.get(2));
              return "";
            });
  }

  private Parsed<String> timeLeft(GtpLine line) {
    List<String> arguments = line.arguments();
    return Who.read(arguments.get(0), table.play())
        .then(
            player ->
                numbers(arguments.subList(1, 3))
                    .map(
                        n -> {
                          finder.time().setLeft(player, n.get(0), n.get(1));
                          return "";
                        }));
  }

  private static Parsed<String> number(GtpLine line, int least, int most, Consumer<Integer> use) {
    return GtpLine.number(line.arguments().get(0), least, most)
        .map(
            number -> {
              use.accept(number);
              return "";
            });
  }

  private static Parsed<List<Integer>> numbers(List<String> words) {
    List<Integer> numbers = new ArrayList<>();
    for (String word : words) {
      Parsed<Integer> number = GtpLine.number(word, 0, MAX_SECONDS);
      if (number instanceof Parsed.Refused<Integer> refused) {
        return Parsed.refused(refused.reason());
      }
      numbers.add(number.orThrow());
    }
    return Parsed.ok(numbers);
  }
}
