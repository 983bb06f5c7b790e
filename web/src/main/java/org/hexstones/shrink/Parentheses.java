package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Removes parentheses that change nothing: round names, calls and negative numbers, and round an
 * expression that is a whole argument, value or element anyway. Also turns {@code new C()} into
 * {@code new C}, and {@code a+(-1)|0} into {@code a-1|0}.
 */
final class Parentheses {
  /** One of these before and after an expression enclose it as well as parentheses do. */
  private static final Set<String> BEFORE = Set.of("(", "[", ",", "return", "?", ":");

  private static final Set<String> AFTER = Set.of(")", "]", ",", ";", "}", ":");

  /** After one of these begins an operand, and not the arguments of a call. */
  private static final Set<String> BEFORE_OPERAND =
      Set.of("=", "!", "<", ">", "+", "-", "*", "/", "%", "&", "|", "^", "=>", "{", ";");

  /** An operator of two characters may begin with one of these: a comparison, or {@code ??}. */
  private static final Set<String> BEGINS_OPERATOR = Set.of("=", "!", "<", ">", "?");

  /** What begins like a name and is none. */
  private static final Set<String> KEYWORDS =
      Set.of("async", "await", "class", "delete", "function", "let", "new", "typeof", "void");

  private final List<String> tokens;
  private final int[] partners;
  private final List<String> left;

  private Parentheses(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
    left = new ArrayList<>(tokens);
  }

  static List<String> removed(List<String> tokens) {
    Parentheses program = new Parentheses(tokens);
    for (int i = 2; i + 4 < tokens.size(); i++) {
      if (program.is(i, "new") && program.isWithoutArguments(i + 2)) {
        program.remove(i + 2, i + 3);
      } else if (program.is(i, "(") && program.isNeedless(i, program.partners[i])) {
        program.remove(i, program.partners[i]);
      }
    }
    program.left.removeIf(String::isEmpty);
    return program.left;
  }

  private boolean isWithoutArguments(int open) {
    return is(open, "(") && is(open + 1, ")") && AFTER.contains(tokens.get(open + 2));
  }

  private void remove(int open, int close) {
    left.set(open, "");
    left.set(close, "");
    if (is(open - 1, "+") && isNegative(open, close) && is(close + 1, "|") && is(close + 2, "0")) {
      left.set(open - 1, "");
    }
  }

  private boolean isNeedless(int open, int close) {
    String before = tokens.get(open - 1);
    String after = tokens.get(close + 1);
    boolean isInOperator = BEGINS_OPERATOR.contains(tokens.get(open - 2));
    boolean isWhole = BEFORE.contains(before) || before.equals("=");
    if (after.equals("=>") || !(isWhole || BEFORE_OPERAND.contains(before))) {
      return false;
    }
    if (isWhole && !isInOperator && AFTER.contains(after)) {
      return isOne(open, close);
    }
    return isNegative(open, close) ? !".[(".contains(after) : isChain(open, close);
  }

  /** Whether there is one expression between the parentheses that may stand anywhere. */
  private boolean isOne(int open, int close) {
    return close > open + 1
        && JsTokens.endOfExpression(tokens, partners, open + 1) == close
        && !is(open + 1, "{")
        && !tokens.subList(open, close).contains("in");
  }

  private boolean isNegative(int open, int close) {
    return close == open + 3
        && is(open + 1, "-")
        && Character.isDigit(tokens.get(open + 2).charAt(0));
  }

  /** Whether an expression is a name with properties, indices and calls. */
  private boolean isChain(int open, int close) {
    String first = tokens.get(open + 1);
    if (!Character.isLetter(first.charAt(0)) || KEYWORDS.contains(first)) {
      return false;
    }
    for (int i = open + 2; i < close; i++) {
      if (is(i, "(") || is(i, "[")) {
        i = partners[i];
      } else if (is(i, ".")) {
        i++;
      } else {
        return false;
      }
    }
    return true;
  }

  private boolean is(int i, String token) {
    return tokens.get(i).equals(token);
  }
}
