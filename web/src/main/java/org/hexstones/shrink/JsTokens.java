package org.hexstones.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * The tokens of a JavaScript program, without white space. Knows as much of the language as TeaVM
 * writes: no comments, no templates, and a semicolon after every statement.
 */
final class JsTokens {
  private static final String QUOTES = "\"'";
  private static final Set<String> OF_TWO = Set.of("=>", "++", "--");

  /** A slash after one of these begins a regular expression; after any other it divides. */
  private static final Set<String> BEFORE_REGEX =
      Set.of("(", ",", "=", ":", "!", "&", "|", "?", "{", "}", ";", "return");

  /** A semicolon after the parentheses of one of these is its whole body. */
  private static final Set<String> WITH_HEAD = Set.of("for", "while", "if");

  private JsTokens() {}

  static List<String> of(String program) {
    List<String> tokens = new ArrayList<>();
    int at = 0;
    while (at < program.length()) {
      if (Character.isWhitespace(program.charAt(at))) {
        at++;
      } else {
        int end = end(program, at, tokens.isEmpty() ? ";" : tokens.get(tokens.size() - 1));
        tokens.add(program.substring(at, end));
        at = end;
      }
    }
    return tokens;
  }

  private static int end(String program, int start, String before) {
    char c = program.charAt(start);
    if (isWord(c)) {
      int end = start + 1;
      while (end < program.length() && isWord(program.charAt(end))) {
        end++;
      }
      return end;
    }
    if (QUOTES.indexOf(c) >= 0) {
      return closing(program, start, c);
    }
    if (c == '`' || program.startsWith("//", start) || program.startsWith("/*", start)) {
      throw new UnknownForm("script without templates and comments");
    }
    if (c == '/' && BEFORE_REGEX.contains(before)) {
      return closing(program, start, c);
    }
    return program.length() > start + 1 && OF_TWO.contains(program.substring(start, start + 2))
        ? start + 2
        : start + 1;
  }

  /** The end of a string or a regular expression, in which a backslash escapes. */
  private static int closing(String program, int start, char quote) {
    for (int i = start + 1; i < program.length(); i++) {
      if (program.charAt(i) == '\\') {
        i++;
      } else if (program.charAt(i) == quote) {
        return i + 1;
      }
    }
    throw new UnknownForm("string or regular expression");
  }

  /** For each bracket the place of the one that belongs to it, for any other token -1. */
  static int[] partners(List<String> tokens) {
    int[] partners = new int[tokens.size()];
    Arrays.fill(partners, -1);
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < partners.length; i++) {
      String token = tokens.get(i);
      if ("([{".contains(token)) {
        open.push(i);
      } else if (")]}".contains(token)) {
        int start = open.pop();
        partners[start] = i;
        partners[i] = start;
      }
    }
    return partners;
  }

  /** The place of the comma, semicolon or bracket that ends an expression. */
  static int endOfExpression(List<String> tokens, int[] partners, int start) {
    int end = start;
    while (!",;)]}".contains(tokens.get(end))) {
      end = Math.max(end, partners[end]) + 1;
    }
    return end;
  }

  /** Whether some tokens stand at a place. */
  static boolean has(List<String> tokens, int at, String... expected) {
    return at + expected.length <= tokens.size()
        && tokens.subList(at, at + expected.length).equals(Arrays.asList(expected));
  }

  /** Whether an expression is an arrow function. */
  static boolean isArrow(List<String> expression) {
    int close = expression.get(0).equals("(") ? expression.indexOf(")") : 0;
    return close + 1 < expression.size() && expression.get(close + 1).equals("=>");
  }

  /** Whether a token is the name of a property: after a dot, or the key of an object. */
  static boolean isProperty(List<String> tokens, int i) {
    String before = i == 0 ? ";" : tokens.get(i - 1);
    return before.equals(".")
        || (i + 1 < tokens.size() && tokens.get(i + 1).equals(":") && "{,".contains(before));
  }

  /** The program again, without the white space and the semicolons that it does not need. */
  static String joined(List<String> tokens) {
    int[] partners = partners(tokens);
    StringBuilder program = new StringBuilder();
    char last = ' ';
    for (int i = 0; i < tokens.size(); i++) {
      String token = tokens.get(i);
      if (has(tokens, i, ";", "}") && !isStatement(tokens, partners, i)) {
        continue;
      }
      char first = token.charAt(0);
      if (isWord(last) ? isWord(first) : last == first && "+-/".indexOf(first) >= 0) {
        program.append(' ');
      }
      program.append(token);
      last = token.charAt(token.length() - 1);
    }
    return program.toString();
  }

  /** Whether a semicolon is a statement of its own. */
  private static boolean isStatement(List<String> tokens, int[] partners, int semicolon) {
    String before = tokens.get(semicolon - 1);
    return before.equals("else")
        || (before.equals(")") && WITH_HEAD.contains(tokens.get(partners[semicolon - 1] - 1)));
  }

  static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }
}
