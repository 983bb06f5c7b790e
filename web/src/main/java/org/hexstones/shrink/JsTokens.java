package org.hexstones.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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
      throw new IllegalArgumentException("a template or a comment in " + start);
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
    throw new IllegalArgumentException("no end of what begins at " + start);
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
  static boolean has(List<String> tokens, int at, @Nullable String... expected) {
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

  /** The program again, with white space only where two tokens would become another one. */
  static String joined(List<String> tokens) {
    StringBuilder program = new StringBuilder();
    char last = ' ';
    for (String token : tokens) {
      char first = token.charAt(0);
      if (isWord(last) ? isWord(first) : last == first && "+-/".indexOf(first) >= 0) {
        program.append(' ');
      }
      program.append(token);
      last = token.charAt(token.length() - 1);
    }
    return program.toString();
  }

  /** A short name: those of one letter come first, then those of two. */
  static String shortName(String letters, int index) {
    int count = letters.length();
    String last = String.valueOf(letters.charAt(index % count));
    return index < count ? last : shortName(letters, index / count - 1) + last;
  }

  static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '$';
  }
}
