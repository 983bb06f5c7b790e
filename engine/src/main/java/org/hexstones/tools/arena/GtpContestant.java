package org.hexstones.tools.arena;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hexstones.game.Colour;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.search.Limits;

/**
 * A program that speaks the Go Text Protocol with these commands: {@code set_game}, {@code play},
 * {@code genmove}. Its moves are checked by the rules.
 */
final class GtpContestant implements Contestant {
  /** The time that a program has to end after {@code quit}. */
  private static final long PATIENCE_SECONDS = 2;

  /**
   * The time that a program has for an answer: this, plus a multiple of its thinking time. A busy
   * machine may be slow.
   */
  private static final double PATIENCE_MILLIS = 60_000;

  private static final double PATIENCE_FACTOR = 10;

  /** The time for an answer if iterations are limited instead of time. */
  private static final double UNTIMED_PATIENCE_MILLIS = 30 * 60_000;

  /** The maximum length of an answer; valid answers are much shorter. */
  private static final int LONGEST_ANSWER = 100_000;

  /** The maximum seed. Seeds are not negative. */
  private static final int MAX_SEED = (1 << 29) - 1;

  private static final int SPECIAL = 1 << 31;

  private static final String RESIGN = "resign";

  private final String command;
  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;
  private final long patience;

  /** Ends a program that does not answer, because reading would wait for ever. */
  private final Timer watch = new Timer("patience", true);

  /** The number of plies that the program knows. */
  private int known;

  private boolean gameSet;

  /**
   * Starts the program.
   *
   * @param words the program and its arguments
   */
  GtpContestant(List<String> words, Limits limits, int seed) {
    this(
        words,
        limits,
        seed,
        Double.isInfinite(limits.millis())
            ? UNTIMED_PATIENCE_MILLIS
            : PATIENCE_MILLIS + PATIENCE_FACTOR * limits.millis());
  }

  /**
   * Starts the program.
   *
   * @param patience the time for an answer, in milliseconds; then the program is ended
   */
  GtpContestant(List<String> words, Limits limits, int seed, double patience) {
    this.patience = (long) patience;
    command = String.join(" ", words);
    try {
      process = new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    to = process.outputWriter(StandardCharsets.UTF_8);
    from = process.inputReader(StandardCharsets.UTF_8);
    if (Double.isInfinite(limits.millis())) {
      send("move_iterations " + limits.iterations());
    } else {
      send("move_time " + (int) limits.millis());
    }
    // Not every program has this command, so an error is ignored.
    ask("seed " + (seed & MAX_SEED));
  }

  @Override
  public List<Integer> turn(Play play) {
    if (!gameSet) {
      send("set_game " + play.setup().text());
      gameSet = true;
    }
    tellMoves(play);
    Position position = play.position();
    String answer = send("genmove " + colour(position, position.mover()));
    return read(answer, play);
  }

  /**
   * Sends the moves that the program does not know. A command has at most one stone of each colour,
   * or one move without a stone.
   */
  private void tellMoves(Play play) {
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
      send(line);
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
      throw new IllegalStateException(command + " plays " + answer + ": " + problem.english());
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

  /** Sends a command that must succeed. */
  private String send(String line) {
    String answer = ask(line);
    if (!answer.startsWith("=")) {
      throw new IllegalStateException(command + ": " + line + ": " + answer);
    }
    return answer.substring(1).trim();
  }

  /**
   * Sends a command and reads the answer up to the empty line at its end. It ends a program that
   * does not answer in time, or whose answer has no end.
   */
  private String ask(String line) {
    AtomicBoolean late = new AtomicBoolean();
    TimerTask end =
        new TimerTask() {
          @Override
          public void run() {
            late.set(true);
            process.destroyForcibly();
          }
        };
    watch.schedule(end, patience);
    try {
      to.write(line);
      to.newLine();
      to.flush();
      return answer(line);
    } catch (IOException | IllegalStateException e) {
      process.destroyForcibly();
      String what = late.get() ? " has not answered in time" : " has ended";
      throw new IllegalStateException(command + what + ", asked for: " + line, e);
    } finally {
      end.cancel();
    }
  }

  private String answer(String asked) throws IOException {
    StringBuilder answer = new StringBuilder();
    boolean lineBegins = true;
    while (answer.length() < LONGEST_ANSWER) {
      int read = from.read();
      if (read < 0) {
        throw new IllegalStateException("no more to read");
      }
      boolean ends = read == '\n';
      if (ends && lineBegins && answer.length() > 0) {
        return answer.toString().trim();
      }
      if (read != '\r' && !(ends && answer.length() == 0)) {
        answer.append((char) read);
        lineBegins = ends;
      }
    }
    process.destroyForcibly();
    throw new ProtocolException(command + " answers without an end, asked for: " + asked);
  }

  private static final class ProtocolException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ProtocolException(String message) {
      super(message);
    }
  }

  @Override
  public void close() {
    watch.cancel();
    try {
      to.write("quit\n");
      to.close();
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (IOException e) {
      process.destroyForcibly();
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    }
  }
}
