package org.hexstones.shrink;

/**
 * Calls the program. TeaVM passes the program, one function with all others in it, to another
 * function that finds out what kind of modules there is. A browser has a script to run, and the
 * program sets {@code main} of its global object.
 *
 * <p>The function is in parentheses. Browsers parse a function that is not called at once only as
 * far as its end, and so parse the program again when it begins, on the thread that draws. They
 * assume that a function in parentheses is called at once, and parse it only once, during loading.
 * (V8 names it a "possibly invoked function expression".)
 */
final class Wrapper {
  private static final String START = "\"use strict\";";
  private static final String CALL = "}}(function(";
  private static final String END = "}));";

  private Wrapper() {}

  /** Calls the program; throws if it has another form. */
  static String called(String program) {
    String text = program.stripTrailing();
    int call = text.indexOf(CALL);
    if (call < 0 || !text.startsWith(START) || !text.endsWith(END)) {
      throw new UnknownForm("function around the program");
    }
    String function = text.substring(call + 2, text.length() - END.length() + 1);
    return START + function + ")(self);\n";
  }
}
