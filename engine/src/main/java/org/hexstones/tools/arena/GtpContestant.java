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
 * A program that speaks the Go Text Protocol with our commands: {@code set_game}, {@code play},
 * {@code genmove}. What it answers is checked against the rules like anybody's move.
 */
final class GtpContestant implements Contestant {
  /** How long a program may take to leave once it was told to. */
  private static final long PATIENCE_SECONDS = 2;

  /** How much longer than it may think a program may take for an answer, on a busy machine. */
  private static final double PATIENCE_MILLIS = 60_000;

  private static final double PATIENCE_FACTOR = 10;

  /** Where iterations are counted and not time. */
  private static final double UNTIMED_PATIENCE_MILLIS = 30 * 60_000;

  /** No answer to our commands is near as long. */
  private static final int LONGEST_ANSWER = 100_000;

  /** Seeds are small numbers without a sign. */
  private static final int MAX_SEED = (1 << 29) - 1;

  private static final int SPECIAL = 1 << 31;

  private static final String RESIGN = "resign";

  private final String command;
  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;
  private final long patience;

  /** Ends a program that does not answer: reading would wait for ever. */
  private final Timer watch = new Timer("patience", true);

  /** Plies that the program knows of. */
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
   * @param patience milliseconds that it may take for an answer before it is ended
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
    // Not every program has a seed; one without plays as it likes.
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
   * Tells the moves that the program has not seen. A command takes one stone of each colour at
   * most, or one move that is no stone.
   */
  private void tellMoves(Play play) {
    Play replay = Play.begin(play.setup(), play.start()).orThrow();
    // What the command holds so far: a bit for each colour, the sign for a move that is no stone.
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

  /** Reads what the program plays; the play is used to try it and is afterwards as it was. */
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
   * Sends a command and reads the answer up to the empty line that ends it. A program that gives
   * none in time, or one without an end, is ended.
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
