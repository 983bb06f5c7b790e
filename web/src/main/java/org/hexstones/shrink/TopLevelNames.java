package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gives functions, classes and static fields new names: the shortest to those used most, and among
 * names of one length the first to the first declared. What is declared together is used together,
 * so names that begin alike come close together, and the program is some percent smaller once it is
 * compressed.
 *
 * <p>As with TeaVM, these names begin with a capital, and those of local variables without, so none
 * can hide another. Other names of the program, those of the browser's classes, are left out.
 */
final class TopLevelNames {
  private static final String CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  private static final String NEXT = "abcdefghijklmnopqrstuvwxyz0123456789" + CAPITALS;

  private final List<String> tokens;
  private final Declarations declarations;

  private TopLevelNames(List<String> tokens) {
    this.tokens = tokens;
    declarations = new Declarations(tokens);
  }

  static List<String> inOrder(List<String> tokens) {
    TopLevelNames names = new TopLevelNames(tokens);
    return names.renamed(names.newNames());
  }

  private Map<String, String> newNames() {
    List<String> declared = List.copyOf(declarations.all().keySet());
    List<String> pool = pool(declared.size());
    List<String> byUse = new ArrayList<>(declared);
    byUse.sort(Comparator.comparing(declarations.uses()::get, Comparator.reverseOrder()));
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

  /** The shortest names that mean nothing else in the program. */
  private List<String> pool(int size) {
    Set<String> others = new HashSet<>(tokens);
    others.removeAll(declarations.all().keySet());
    Set<String> pool = new LinkedHashSet<>();
    List<String> shorter = List.of("");
    while (pool.size() < size) {
      List<String> names = new ArrayList<>();
      for (String begin : shorter) {
        (begin.isEmpty() ? CAPITALS : NEXT).chars().forEach(c -> names.add(begin + (char) c));
      }
      names.stream().filter(name -> !others.contains(name)).forEach(pool::add);
      shorter = names;
    }
    return List.copyOf(pool).subList(0, size);
  }

  private List<String> renamed(Map<String, String> names) {
    List<String> renamed = new ArrayList<>(tokens);
    for (int i = 0; i < renamed.size(); i++) {
      if (declarations.isUse(i)) {
        renamed.set(i, names.get(tokens.get(i)));
      }
    }
    return renamed;
  }
}
