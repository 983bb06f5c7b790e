package org.hexstones.tools.gtp;

import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.link.LinkProblem;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Problem;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.registry.Games;

/** The commands that set up a game, play it, and show it. */
final class GameCommands {
  private final Games games;
  private final Table table;
  private final MoveFinder finder;

  GameCommands(Games games, Table table, MoveFinder finder) {
    this.games = games;
    this.table = table;
    this.finder = finder;
  }

  List<Command> all() {
    return List.of(
        new Command(
            "set_game", "GAME BOARD [OPTION=VALUE...]", 1, Integer.MAX_VALUE, this::setGame),
        Command.of("boardsize", "SIZE", 1, this::boardSize),
        Command.of("clear_board", line -> begin(table.setup())),
        Command.of("komi", "KOMI", 1, this::komi),
        Command.of("play", "PLAYER MOVE", 2, this::play),
        Command.of("undo", line -> undo()),
        Command.of("to_move", line -> toMove()),
        Command.of("current_score", line -> Parsed.ok(ScoreText.write(table.play()))),
        Command.of("final_score", line -> finalScore()),
        Command.of("showboard", line -> Parsed.ok("\n" + BoardText.write(table.play()))),
        Command.of("record", line -> Parsed.ok(RecordText.writeLine(table.record()))),
        Command.of("link", line -> link()),
        new Command("load_record", "RECORD", 1, Integer.MAX_VALUE, this::loadRecord));
  }

  private Parsed<String> link() {
    String link = Links.writeShort(table.record());
    return link == null ? Parsed.refused(LinkProblem.TOO_LONG, Links.MAX_LENGTH) : Parsed.ok(link);
  }

  private Parsed<String> setGame(GtpLine line) {
    Parsed<Setup> setup = games.setup(GtpLine.lowerCase(line.rest()));
    Reason problem = setup.reason();
    return problem == null ? begin(setup.orThrow()) : placed(GtpProblem.NOT_SET_UP, problem);
  }

  private Parsed<String> begin(Setup setup) {
    table.begin(setup);
    finder.newGame();
    return Parsed.ok("");
  }

  private Parsed<String> boardSize(GtpLine line) {
    String size = line.arguments().get(0);
    List<Words.Word> words = Words.words(table.setup().text());
    Words.Word board = words.get(1);
    String number = board.text().substring(board.text().indexOf(':') + 1);
    if (Words.number(number) < 0) {
      return Parsed.refused(GtpProblem.SIZE_NOT_ONE_NUMBER, board.text());
    }
    String text = table.setup().text();
    int end = board.at() + board.text().length();
    String resized = text.substring(0, end - number.length()) + size + text.substring(end);
    Parsed<Setup> setup = games.setup(resized);
    Reason problem = setup.reason();
    return problem == null
        ? begin(setup.orThrow())
        : Parsed.refused(GtpProblem.UNACCEPTABLE_SIZE, problem.english());
  }

  private Parsed<String> komi(GtpLine line) {
    String komi = line.arguments().get(0);
    int twice = MoveText.readKomi(komi);
    if (twice < 0) {
      return Parsed.refused(GtpProblem.NOT_A_KOMI, komi);
    }
    Play play = table.play();
    Reason problem =
        play.isOver() ? Reason.of(MoveProblem.GAME_OVER) : play.refusal(Moves.komi(twice));
    if (problem != null) {
      return Parsed.refused(GtpProblem.ILLEGAL_MOVE, problem.english());
    }
    table.play(List.of(Moves.komi(twice)));
    return Parsed.ok("");
  }

  private Parsed<String> play(GtpLine line) {
    List<String> arguments = line.arguments();
    Play play = table.play();
    return Who.read(arguments.get(0), play)
        .then(player -> TurnText.read(arguments.get(1), player, play))
        .map(
            moves -> {
              table.play(moves);
              return "";
            });
  }

  private Parsed<String> undo() {
    return table.undo() ? Parsed.ok("") : Parsed.refused(GtpProblem.CANNOT_UNDO);
  }

  private Parsed<String> toMove() {
    Play play = table.play();
    return play.isOver()
        ? Parsed.refused(MoveProblem.GAME_OVER)
        : Parsed.ok(Who.write(play.mover(), play));
  }

  private Parsed<String> finalScore() {
    return table.play().isOver()
        ? Parsed.ok(ScoreText.write(table.play()))
        : Parsed.refused(GtpProblem.NOT_OVER);
  }

  private Parsed<String> loadRecord(GtpLine line) {
    Parsed<GameRecord> record = GameFile.read(line.rest(), games::setup);
    Reason problem = record.reason();
    if (problem != null) {
      return placed(GtpProblem.NOT_LOADED, problem);
    }
    table.load(record.orThrow());
    finder.newGame();
    return Parsed.ok("");
  }

  private static <T> Parsed<T> placed(Problem problem, Reason reason) {
    String place = reason.at() == Reason.NOWHERE ? "" : " (at character " + (reason.at() + 1) + ")";
    return Parsed.refused(problem, reason.english(), place);
  }
}
