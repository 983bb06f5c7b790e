package org.hexstones.tools.arena;

import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.hexstones.search.Limits;

/**
 * An outside program as a player of a match. It goes on from game to game, one process for each
 * game at a time: a program on a Java machine is slow in its first seconds, and one that began each
 * game anew would lose by that.
 */
final class GtpPrograms implements Match.Factory {
  private final List<String> words;
  private final Limits limits;
  private final Queue<GtpProgram> idle = new ConcurrentLinkedQueue<>();

  /**
   * @param words the program and its arguments
   */
  GtpPrograms(List<String> words, Limits limits) {
    this.words = words;
    this.limits = limits;
  }

  @Override
  public Contestant make(int seed) {
    GtpProgram rested = idle.poll();
    GtpProgram program = rested == null ? new GtpProgram(words, limits) : rested;
    return new GtpContestant(program, seed, this::rest);
  }

  private void rest(GtpProgram program) {
    if (program.isRunning()) {
      idle.add(program);
    } else {
      program.close();
    }
  }

  /** Ends the programs that play no game. */
  @Override
  public void close() {
    idle.forEach(GtpProgram::close);
    idle.clear();
  }
}
