package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Names the parameters and variables of each function {@code a}, {@code b} and so on, in the order
 * in which they appear. Functions then resemble each other, and the program is some percent smaller
 * once it is compressed. TeaVM names variables in another order, and those of scripts written by
 * hand at length.
 *
 * <p>Within one outermost function each name becomes one other name, whatever inner function or
 * block declares it. So no name can hide another one that it did not hide before.
 */
final class LocalNames {
  private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";
  private static final Set<String> DECLARING = Set.of("let", "var", "const");
  private static final Set<String> OF_TWO_LETTERS = Set.of("as", "do", "if", "in", "is", "of");
  private static final Set<String> BEFORE_LABEL = Set.of("{", "}", ";", ":", ")", "else");
  private static final Set<String> AFTER_LABEL = Set.of("{", "while", "for", "do", "switch", "if");

  /** The tokens of a function, from its parameters on. */
  record Function(int start, int end) {}

  private final List<String> tokens;
  private final List<String> renamed;
  private final int[] partners;

  private LocalNames(List<String> tokens) {
    this.tokens = tokens;
    renamed = new ArrayList<>(tokens);
    partners = JsTokens.partners(tokens);
  }

  static List<String> inOrder(List<String> tokens) {
    LocalNames names = new LocalNames(tokens);
    names.functions().forEach(function -> names.rename(function.start(), function.end()));
    return names.renamed;
  }

  /** The outermost functions of a program, in its order. */
  static List<Function> functions(List<String> tokens) {
    return new LocalNames(tokens).functions();
  }

  private List<Function> functions() {
    List<Function> functions = new ArrayList<>();
    int open = Declarations.open(tokens);
    for (int i = open + 1; i < partners[open]; i++) {
      int head = head(i);
      if (head >= 0) {
        functions.add(new Function(head, end(head)));
        i = end(head) - 1;
      }
    }
    return functions;
  }

  /** Where the parameters of a function begin, or -1 if none begins here. */
  private int head(int i) {
    if (is(i, "function")) {
      return is(i + 1, "(") ? i + 1 : i + 2;
    }
    boolean isArrow = is(i, "(") ? is(partners[i] + 1, "=>") : is(i + 1, "=>");
    return isArrow ? i : -1;
  }

  private int end(int head) {
    int arrow = Math.max(head, partners[head]) + 1;
    int body = is(arrow, "=>") ? arrow + 1 : arrow;
    return is(body, "{") ? partners[body] + 1 : JsTokens.endOfExpression(tokens, partners, body);
  }

  private void rename(int head, int end) {
    Set<String> declared = new HashSet<>();
    for (int i = head; i < end; i++) {
      addDeclared(i, declared);
    }
    Set<String> taken = new HashSet<>();
    Set<String> inOrder = new LinkedHashSet<>();
    for (int i = head; i < end; i++) {
      if (isName(i)) {
        (declared.contains(tokens.get(i)) ? inOrder : taken).add(tokens.get(i));
      }
    }
    List<String> old = List.copyOf(inOrder);
    List<String> names = names(old.size(), taken);
    for (int i = head; i < end; i++) {
      int index = isName(i) ? old.indexOf(tokens.get(i)) : -1;
      if (index >= 0) {
        renamed.set(i, names.get(index));
      }
    }
  }

  private void addDeclared(int i, Set<String> declared) {
    int head = head(i);
    if (head >= 0) {
      addParameters(head, declared);
      if (is(i, "function") && head == i + 2) {
        declared.add(tokens.get(i + 1));
      }
    } else if (is(i, "catch") && is(i + 1, "(") && !is(i - 1, ".")) {
      addParameters(i + 1, declared);
    } else if (DECLARING.contains(tokens.get(i))) {
      addVariables(i + 1, declared);
    }
  }

  private void addParameters(int head, Set<String> declared) {
    for (int i = head; i <= Math.max(head, partners[head]); i++) {
      if (JsTokens.isWord(tokens.get(i).charAt(0))) {
        declared.add(tokens.get(i));
      }
    }
  }

  private void addVariables(int first, Set<String> declared) {
    int at = first;
    declared.add(tokens.get(at));
    while (is(at + 1, "=") || is(at + 1, ",")) {
      at = is(at + 1, "=") ? JsTokens.endOfExpression(tokens, partners, at) : at + 1;
      if (!is(at, ",")) {
        return;
      }
      at++;
      declared.add(tokens.get(at));
    }
  }

  /** Whether a token may be the name of a variable. */
  private boolean isName(int i) {
    char first = tokens.get(i).charAt(0);
    return JsTokens.isWord(first)
        && !Character.isDigit(first)
        && !JsTokens.isProperty(tokens, i)
        && !isLabel(i);
  }

  private boolean isLabel(int i) {
    String before = tokens.get(i - 1);
    return before.equals("break")
        || before.equals("continue")
        || (is(i + 1, ":") && BEFORE_LABEL.contains(before) && beginsStatement(i + 2));
  }

  private boolean beginsStatement(int i) {
    return AFTER_LABEL.contains(tokens.get(i)) || is(i + 1, ":");
  }

  private boolean is(int i, String token) {
    return tokens.get(i).equals(token);
  }

  private static List<String> names(int count, Set<String> taken) {
    List<String> names = new ArrayList<>();
    for (int i = 0; names.size() < count; i++) {
      String name = JsTokens.shortName(LETTERS, i);
      if (!taken.contains(name) && !OF_TWO_LETTERS.contains(name)) {
        names.add(name);
      }
    }
    return names;
  }
}
