package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The functions, classes and variables that TeaVM declares at the top of a program, in the function
 * that holds all others.
 */
final class Declarations {
  /** What TeaVM writes before all that it declares. */
  private static final List<String> START = List.of("}", "}", "(", "function", "(");

  /** The tokens of a declaration: of {@code name=value} or of a whole function. */
  record Declared(int start, int end, boolean isFunction) {}

  private final List<String> tokens;
  private final int[] partners;

  /** The brackets round the declarations. */
  private final int open;

  private final int close;
  private final Map<String, Declared> declared = new LinkedHashMap<>();

  Declarations(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
    open = open(tokens);
    close = partners[open];
    find();
  }

  /** The place of the brace before the first declaration. */
  static int open(List<String> tokens) {
    for (int i = 0; i + START.size() < tokens.size(); i++) {
      if (tokens.subList(i, i + START.size()).equals(START)) {
        return tokens.subList(i, tokens.size()).indexOf("{") + i;
      }
    }
    throw new UnknownForm("function around the program");
  }

  private void find() {
    for (int i = open + 1; i < close; i++) {
      if (tokens.get(i).equals("let")) {
        do {
          i = JsTokens.endOfExpression(tokens, partners, add(i + 1));
        } while (tokens.get(i).equals(","));
      } else if (isFunction(i)) {
        int end = partners[partners[i + 2] + 1] + 1;
        declared.put(tokens.get(i + 1), new Declared(i, end, true));
        i = end - 1;
      } else {
        i = Math.max(i, partners[i]);
      }
    }
  }

  private int add(int start) {
    int end = JsTokens.endOfExpression(tokens, partners, start);
    declared.put(tokens.get(start), new Declared(start, end, false));
    return end;
  }

  private boolean isFunction(int i) {
    return tokens.get(i).equals("function") && !tokens.get(i + 1).equals("(");
  }

  /** All declarations by their names, in the order of the program. */
  Map<String, Declared> all() {
    return declared;
  }

  /** The value of a variable, or null for a function and for a variable without a value. */
  @Nullable List<String> value(String name) {
    Declared at = declared.get(name);
    return at == null || at.isFunction() || at.end() - at.start() < 3
        ? null
        : tokens.subList(at.start() + 2, at.end());
  }

  /** How often each name is used, its declaration included. */
  Map<String, Integer> uses() {
    Map<String, Integer> uses = new HashMap<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (isUse(i)) {
        uses.merge(tokens.get(i), 1, Integer::sum);
      }
    }
    return uses;
  }

  /** Whether a token is such a name, and not that of a property. */
  boolean isUse(int i) {
    return declared.containsKey(tokens.get(i)) && !JsTokens.isProperty(tokens, i);
  }

  /** The program without some of its declarations. */
  List<String> without(Set<String> names) {
    boolean[] dropped = new boolean[tokens.size()];
    declared.forEach(
        (name, at) -> {
          if (names.contains(name)) {
            drop(at, dropped);
          }
        });
    List<String> left = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      if (!dropped[i]) {
        left.add(tokens.get(i));
      }
    }
    return left;
  }

  /** Drops a declaration, and with it the comma after it, or that before it, or {@code let}. */
  private void drop(Declared at, boolean[] dropped) {
    for (int i = at.start(); i < at.end(); i++) {
      dropped[i] = true;
    }
    if (at.isFunction()) {
      return;
    }
    int before = at.start() - 1;
    while (dropped[before]) {
      before--;
    }
    if (tokens.get(at.end()).equals(",")) {
      dropped[at.end()] = true;
    } else {
      dropped[before] = true;
      dropped[at.end()] = tokens.get(before).equals("let");
    }
  }
}
