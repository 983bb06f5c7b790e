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
   * The program in fewer characters, to be run as a script.
   *
   * @param foreign the names of properties that scripts written by hand and the browser use
   */
  public static String shrunk(String program, Set<String> foreign) {
    List<String> tokens = JsTokens.of(program);
    for (Pass pass : passes(foreign)) {
      tokens = pass.change().apply(tokens);
    }
    return Wrapper.called(JsTokens.joined(tokens));
  }

  /** All passes in their order. */
  static List<Pass> passes(Set<String> foreign) {
    return List.of(
        new Pass("FieldNames", program -> FieldNames.shared(program, foreign)),
        new Pass("Minifier", Minifier::minified),
        new Pass("ClassInitializers", ClassInitializers::joined),
        new Pass("RuntimeCode", RuntimeCode::shortened),
        new Pass("VirtualMethods", VirtualMethods::inTable),
        new Pass("ArrayLiterals", ArrayLiterals::written),
        new Pass("Parentheses", Parentheses::removed),
        new Pass("LocalNames", LocalNames::inOrder),
        new Pass("TopLevelNames", TopLevelNames::inOrder));
  }
}
