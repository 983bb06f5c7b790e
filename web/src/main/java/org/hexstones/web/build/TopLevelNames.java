package org.hexstones.web.build;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives the names that TeaVM has chosen for functions, classes and static fields to others of them:
 * the shortest to those used most, and among names of one length the first in the alphabet to the
 * first declared. What is declared together is used together, so names that begin alike come close
 * together, and the program is some percent smaller once it is compressed.
 *
 * <p>No new name is made, so none can hide another. TeaVM begins these names with a capital, and
 * those of local variables without.
 */
final class TopLevelNames {
  /** What TeaVM writes before all that it declares. */
  private static final List<String> START = List.of("}", "}", "(", "function", "(");

  private final List<String> tokens;
  private final int[] partners;

  /** How often each name is used, in the order of the declarations. */
  private final Map<String, Integer> uses = new LinkedHashMap<>();

  private TopLevelNames(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
  }

  static List<String> inOrder(List<String> tokens) {
    TopLevelNames names = new TopLevelNames(tokens);
    names.findDeclared();
    names.count();
    return names.renamed(names.newNames());
  }

  private void findDeclared() {
    int open = tokens.subList(start(), tokens.size()).indexOf("{") + start();
    boolean declares = false;
    for (int i = open + 1; i < partners[open]; i++) {
      String token = tokens.get(i);
      boolean isFunction = token.equals("function") && !tokens.get(i + 1).equals("(");
      declares = token.equals("let") || (declares && !token.equals(";"));
      if (isFunction || token.equals("let") || (declares && token.equals(","))) {
        uses.put(tokens.get(i + 1), 0);
      }
      i = Math.max(i, partners[i]);
    }
  }

  private int start() {
    for (int i = 0; i + START.size() < tokens.size(); i++) {
      if (tokens.subList(i, i + START.size()).equals(START)) {
        return i;
      }
    }
    throw new IllegalArgumentException("TeaVM wraps programs in another way than it did");
  }

  private void count() {
    for (int i = 0; i < tokens.size(); i++) {
      if (isUse(i)) {
        uses.merge(tokens.get(i), 1, Integer::sum);
      }
    }
  }

  /** Whether a token is such a name, and not that of a property. */
  private boolean isUse(int i) {
    if (!uses.containsKey(tokens.get(i))) {
      return false;
    }
    String before = tokens.get(i - 1);
    boolean isKey = tokens.get(i + 1).equals(":") && (before.equals("{") || before.equals(","));
    return !isKey && !before.equals(".");
  }

  private Map<String, String> newNames() {
    List<String> declared = List.copyOf(uses.keySet());
    List<String> pool = new ArrayList<>(declared);
    pool.sort(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
    List<String> byUse = new ArrayList<>(declared);
    byUse.sort(Comparator.comparing(uses::get, Comparator.reverseOrder()));
    Map<String, Integer> lengths = new HashMap<>();
    for (int i = 0; i < pool.size(); i++) {
      lengths.put(byUse.get(i), pool.get(i).length());
    }
    List<String> byLength = new ArrayList<>(declared);
    byLength.sort(Comparator.comparing(lengths::get));
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < pool.size(); i++) {
      names.put(byLength.get(i), pool.get(i));
    }
    return names;
  }

  private List<String> renamed(Map<String, String> names) {
    List<String> renamed = new ArrayList<>(tokens);
    for (int i = 0; i < renamed.size(); i++) {
      if (isUse(i)) {
        renamed.set(i, names.getOrDefault(tokens.get(i), tokens.get(i)));
      }
    }
    return renamed;
  }
}
