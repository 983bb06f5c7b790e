package org.hexstones.shrink;

import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Makes a program smaller that TeaVM has written as JavaScript, without a change of what it does.
 */
public final class Shrinker {
  /** A pass over the tokens of a whole program. */
  record Pass(String name, UnaryOperator<List<String>> change) {}

  private Shrinker() {}

  /**
   * The program in fewer characters, to be run as a script. Throws if a part of it does not have
   * the form that a pass expects.
   *
   * @param file the name of the program, for that report
   * @param foreign the names of properties that scripts written by hand and the browser use
   */
  public static String shrunk(String file, String program, Set<String> foreign) {
    return shrunk(file, program, passes(foreign));
  }

  /** All passes in their order. */
  static List<Pass> passes(Set<String> foreign) {
    return List.of(
        new Pass("FieldNames", program -> FieldNames.shared(program, foreign)),
        new Pass("RuntimeCode", RuntimeCode::shortened),
        new Pass("Unreachable", Unreachable::removed),
        new Pass("SingleUses", SingleUses::inlined),
        new Pass("TopLevelNames", TopLevelNames::inOrder));
  }

  /** The program after some of the passes. */
  static String shrunk(String file, String program, List<Pass> passes) {
    String step = "JsTokens";
    try {
      List<String> tokens = JsTokens.of(program);
      for (Pass pass : passes) {
        step = pass.name();
        tokens = pass.change().apply(tokens);
      }
      step = "Wrapper";
      return Wrapper.called(JsTokens.joined(tokens));
    } catch (RuntimeException e) {
      throw new IllegalStateException(file + ", " + step + ": " + e.getMessage(), e);
    }
  }
}
