package org.hexstones.web.build;

/**
 * Puts the program in parentheses. TeaVM passes the program, one function with all others in it, to
 * another function that calls it. Browsers parse a function that is not called at once only as far
 * as its end, and so parse the program again when it begins, on the thread that draws. They assume
 * that a function in parentheses is called at once, and parse it only once, during loading. (V8
 * names it a "possibly invoked function expression".)
 */
final class Wrapper {
  private static final String CALL = "}}(function(";
  private static final String CALL_MARKED = "}}((function(";
  private static final String END = "}));";
  private static final String END_MARKED = "})));";

  private Wrapper() {}

  /** Marks the program; throws if it has another form. */
  static String marked(String program) {
    String text = program.stripTrailing();
    int call = text.indexOf(CALL);
    if (call < 0 || !text.endsWith(END)) {
      throw new IllegalArgumentException("TeaVM wraps programs in another way than it did");
    }
    return text.substring(0, call)
        + CALL_MARKED
        + text.substring(call + CALL.length(), text.length() - END.length())
        + END_MARKED
        + "\n";
  }
}
