package org.hexstones.tools.arena;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.hexstones.search.Limits;

/** A running program that speaks the Go Text Protocol. */
final class GtpProgram implements AutoCloseable {
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

  private final String command;
  private final Process process;
  private final BufferedWriter to;
  private final BufferedReader from;
  private final long patience;

  /** Ends a program that does not answer, because reading would wait for ever. */
  private final Timer watch = new Timer("patience", true);

  /**
   * Starts a program.
   *
   * @param words the program and its arguments
   */
  GtpProgram(List<String> words, Limits limits) {
    this(
        words,
        limits,
        Double.isInfinite(limits.millis())
            ? UNTIMED_PATIENCE_MILLIS
            : PATIENCE_MILLIS + PATIENCE_FACTOR * limits.millis());
  }

  /**
   * Starts a program.
   *
   * @param patience the time for an answer, in milliseconds; then the program is ended
   */
  GtpProgram(List<String> words, Limits limits, double patience) {
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
  }

  boolean isRunning() {
    return process.isAlive();
  }

  @Override
  public String toString() {
    return command;
  }

  /** Sends a command that must succeed. */
  String send(String line) {
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
  String ask(String line) {
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
