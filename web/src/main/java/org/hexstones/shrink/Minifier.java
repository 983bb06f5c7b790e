package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Shortens a program that TeaVM has written, without a change of what it does. TeaVM shortens names
 * but writes each function in one long form, and wraps lines.
 */
final class Minifier {
  /** A semicolon after the parentheses of one of these is its whole body. */
  private static final Set<String> WITH_HEAD = Set.of("for", "while", "if");

  private final List<String> tokens;
  private final int[] partners;

  private Minifier(List<String> program) {
    tokens = new ArrayList<>(program);
    partners = JsTokens.partners(program);
  }

  static List<String> minified(List<String> program) {
    List<String> tokens = new Minifier(program).withoutSelfAssignments();
    tokens = new Minifier(tokens).withInitializedVariables();
    tokens = new Minifier(tokens).withExpressionBodies();
    return new Minifier(tokens).withoutLastSemicolons();
  }

  /** Drops {@code a=a;}, which is what TeaVM leaves of a cast. */
  private List<String> withoutSelfAssignments() {
    String before = ";";
    for (int i = 0; i + 3 < tokens.size(); i++) {
      if (";{}".contains(before)
          && isAssignment(i)
          && token(i + 2).equals(token(i))
          && token(i + 3).equals(";")) {
        remove(i, i + 4);
        i += 3;
      } else {
        boolean isLoop = before.equals("for");
        before = token(i);
        i = isLoop ? partners[i] : i;
      }
    }
    return left();
  }

  /** Turns {@code let a,b;a=f();} into {@code let b,a=f();}. */
  private List<String> withInitializedVariables() {
    for (int i = 1; i < tokens.size(); i++) {
      if (token(i).equals("let") && token(i - 1).equals("{")) {
        initialize(i);
      }
    }
    return left();
  }

  private void initialize(int let) {
    int semicolon = let;
    while (!token(semicolon).equals(";")) {
      semicolon++;
    }
    Set<String> names = new LinkedHashSet<>(tokens.subList(let + 1, semicolon));
    names.remove(",");
    if (names.contains("=")) {
      return;
    }
    Set<String> used = new LinkedHashSet<>();
    int first = semicolon + 1;
    int end = -1;
    int start = first;
    while (isAssignment(start) && names.contains(token(start))) {
      int next = JsTokens.endOfExpression(tokens, partners, start + 2);
      used.addAll(tokens.subList(start + 2, next));
      if (!token(next).equals(";") || used.contains(token(start))) {
        break;
      }
      names.remove(token(start));
      if (end >= 0) {
        tokens.set(end, ",");
      }
      end = next;
      start = next + 1;
    }
    if (end >= 0) {
      remove(let + 1, semicolon);
      int at = let + 1;
      for (String name : names) {
        tokens.set(at, name);
        tokens.set(at + 1, ",");
        at += 2;
      }
      tokens.set(semicolon, "");
    }
  }

  private boolean isAssignment(int i) {
    return JsTokens.isWord(token(i).charAt(0))
        && token(i + 1).equals("=")
        && !token(i + 2).equals("=");
  }

  /** Turns {@code =>{return a;}} into {@code =>a}, and {@code =>{return;}} into {@code =>{}}. */
  private List<String> withExpressionBodies() {
    for (int i = 0; i + 2 < tokens.size(); i++) {
      if (token(i).equals("=>") && token(i + 1).equals("{") && token(i + 2).equals("return")) {
        shortenBody(i + 1, partners[i + 1]);
      }
    }
    return left();
  }

  private void shortenBody(int open, int close) {
    int end = JsTokens.endOfExpression(tokens, partners, open + 2);
    if (end != close - 1 || !token(end).equals(";")) {
      return;
    }
    boolean isEmpty = end == open + 2;
    boolean isObject = token(open + 2).equals("{");
    tokens.set(open, isEmpty ? "{" : isObject ? "(" : "");
    tokens.set(open + 1, "");
    tokens.set(end, "");
    tokens.set(close, isEmpty ? "}" : isObject ? ")" : "");
  }

  /** Drops a semicolon before a brace that closes a block. */
  private List<String> withoutLastSemicolons() {
    for (int i = 1; i + 1 < tokens.size(); i++) {
      if (token(i).equals(";") && token(i + 1).equals("}") && !isStatement(i)) {
        tokens.set(i, "");
      }
    }
    return left();
  }

  /** Whether a semicolon is a statement of its own. */
  private boolean isStatement(int semicolon) {
    String before = token(semicolon - 1);
    return before.equals("else")
        || (before.equals(")") && WITH_HEAD.contains(token(partners[semicolon - 1] - 1)));
  }

  private String token(int i) {
    return tokens.get(i);
  }

  private void remove(int from, int to) {
    for (int i = from; i < to; i++) {
      tokens.set(i, "");
    }
  }

  private List<String> left() {
    tokens.removeIf(String::isEmpty);
    return tokens;
  }
}
