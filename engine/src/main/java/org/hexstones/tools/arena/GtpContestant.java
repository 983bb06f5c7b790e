package org.hexstones.tools.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;

/**
 * A program that speaks the Go Text Protocol with these commands: {@code set_game}, {@code play},
 * {@code genmove}. Its moves are checked by the rules.
 */
final class GtpContestant implements Contestant {
  /** The maximum seed. Seeds are not negative. */
  private static final int MAX_SEED = (1 << 29) - 1;

  private static final int SPECIAL = 1 << 31;

  private static final String RESIGN = "resign";

  final GtpProgram program;
  private final Consumer<GtpProgram> done;

  /** The number of plies that the program knows. */
  private int known;

  private boolean gameSet;

  /**
   * @param done receives the program after the game
   */
  GtpContestant(GtpProgram program, int seed, Consumer<GtpProgram> done) {
    this.program = program;
    this.done = done;
    // Not every program has this command, so an error is ignored.
    program.ask("seed " + (seed & MAX_SEED));
  }

  @Override
  public List<Integer> turn(Play play) {
    if (!gameSet) {
      program.send("set_game " + play.setup().text());
      gameSet = true;
    }
    sendMoves(play);
    Position position = play.position();
    String answer = program.send("genmove " + colour(position, position.mover()));
    return read(answer, play);
  }

  /**
   * Sends the moves that the program does not know. A command has at most one stone of each colour,
   * or one move without a stone.
   */
  private void sendMoves(Play play) {
    Play replay = Play.begin(play.setup(), play.start()).orThrow();
    // The contents of the command: one bit for each colour, the sign bit for a move without a
    // stone.
    int held = 0;
    String line = "";
    for (int i = 0; i < play.size(); i++) {
      int move = play.moveAt(i);
      Position position = replay.position();
      String word = Moves.isWithdrawal(move) ? RESIGN : MoveText.write(move, play.setup().board());
      int player = Moves.isWithdrawal(move) ? Moves.player(move) : position.mover();
      int bit = Moves.isPlace(move) ? 1 << Moves.colour(move) : SPECIAL;
      boolean first =
          position.isTurnStart() || bit == SPECIAL || held == SPECIAL || (held & bit) != 0;
      if (i >= known) {
        if (first) {
          flush(line);
        }
        line = first ? "play " + colour(position, player) + " " + word : line + "," + word;
      }
      held = first ? bit : held | bit;
      replay.play(move);
    }
    flush(line);
    known = play.size();
  }

  private void flush(String line) {
    if (!line.isEmpty()) {
      program.send(line);
    }
  }

  private static String colour(Position position, int player) {
    return Colour.of(position.colourOf(player)).word();
  }

  /** Reads the program's moves. It tries them on the play, which is the same afterwards. */
  private List<Integer> read(String answer, Play play) {
    List<Integer> moves = new ArrayList<>();
    Reason problem = null;
    for (Word word : Words.split(answer, ',')) {
      Parsed<Integer> move = move(word.text(), play);
      problem = move instanceof Parsed.Ok<Integer> ok ? play.refusal(ok.value()) : move.reason();
      if (problem != null) {
        break;
      }
      play.play(move.orThrow());
      moves.add(move.orThrow());
    }
    moves.forEach(move -> play.undo());
    if (problem != null) {
      throw new IllegalStateException(program + " plays " + answer + ": " + problem.english());
    }
    known += moves.size();
    return moves;
  }

  private static Parsed<Integer> move(String word, Play play) {
    if (word.equals(RESIGN)) {
      return Parsed.ok(Moves.resign(play.mover()));
    }
    if (word.equals("swap") && play.setup().players() == 2) {
      return Parsed.ok(Moves.swap(1 - play.mover()));
    }
    int colour = Math.max(0, play.position().nextColour());
    return MoveText.read(word, play.setup().board(), colour);
  }

  @Override
  public void close() {
    done.accept(program);
  }
}
