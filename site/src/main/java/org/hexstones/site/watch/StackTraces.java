package org.hexstones.site.watch;

import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.teavm.debugging.information.DebugInformation;
import org.teavm.debugging.information.SourceLocation;
import org.teavm.model.MethodReference;

/** Stack traces of the browser, with the classes, methods and lines of Java. */
final class StackTraces {
  /**
   * A line of a stack trace in Chromium, and in Firefox and WebKit: a file, a line and a column.
   */
  private static final Pattern PLACE =
      Pattern.compile("[^\\n]*/([\\w-]+\\.js)(?:\\?[^:\\n]*)?:(\\d+):(\\d+)\\)?");

  private StackTraces() {}

  /**
   * @param programs the debug information of a program by its file; null for other scripts
   */
  static String inJava(String trace, Function<String, @Nullable DebugInformation> programs) {
    return PLACE
        .matcher(trace)
        .replaceAll(found -> Matcher.quoteReplacement(place(found, programs)));
  }

  private static String place(
      MatchResult found, Function<String, @Nullable DebugInformation> programs) {
    DebugInformation places = programs.apply(found.group(1));
    if (places == null) {
      return found.group();
    }
    // Lines count from 1 in traces, and from 0 in TeaVM.
    int line = Integer.parseInt(found.group(2)) - 1;
    int column = Integer.parseInt(found.group(3)) - 1;
    MethodReference method = places.getMethodAt(line, column);
    SourceLocation source = places.getSourceLocation(line, column);
    if (method == null || source == null || source.getFileName() == null) {
      return found.group();
    }
    String file = source.getFileName().substring(source.getFileName().lastIndexOf('/') + 1);
    String name = method.getClassName() + "." + method.getName();
    return "    at " + name + "(" + file + ":" + source.getLine() + ")";
  }
}
