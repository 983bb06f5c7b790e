package org.hexstones.tools.gtp;

import org.hexstones.parse.Parsed;

/**
 * A command of the protocol.
 *
 * @param arguments its arguments, for human readers; empty if it has none
 * @param least the minimum number of arguments
 * @param most the maximum number of arguments
 */
record Command(String name, String arguments, int least, int most, Action action) {
  /** Runs the command and returns the answer, or returns a refusal and changes nothing. */
  @FunctionalInterface
  interface Action {
    Parsed<String> run(GtpLine line);
  }

  static Command of(String name, Action action) {
    return new Command(name, "no arguments", 0, 0, action);
  }

  static Command of(String name, String arguments, int count, Action action) {
    return new Command(name, arguments, count, count, action);
  }

  Parsed<String> run(GtpLine line) {
    int given = line.arguments().size();
    return given < least || given > most
        ? Parsed.refused(GtpProblem.SYNTAX, name + (most == 0 ? " with " : " ") + arguments)
        : action.run(line);
  }
}
