package org.hexstones.tools.gtp;

import org.hexstones.parse.Parsed;

/**
 * A command of the protocol.
 *
 * @param arguments what it takes, for people; empty where it takes nothing
 * @param least the fewest arguments
 * @param most the most arguments
 */
record Command(String name, String arguments, int least, int most, Action action) {
  /** Does it all and answers, or answers why not and changes nothing. */
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
