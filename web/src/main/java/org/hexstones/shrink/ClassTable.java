package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The table of a program's classes. TeaVM writes it as arrays, each the argument of a call of one
 * function, at the end of the program. A class has eight entries: itself, its name (0, because no
 * program asks for it), its superclass, its interfaces, its modifiers, the class around it, the
 * function that initializes it, and its methods. A short table has four of them.
 */
final class ClassTable {
  /** The entries of one class that a short table has, and the other ones. */
  record Row(
      List<String> name,
      List<String> superclass,
      List<String> interfaces,
      List<String> methods,
      List<List<String>> others) {

    Row withInterfaces(Collection<String> names) {
      List<String> array = JsTokens.of("[" + String.join(",", names) + "]");
      return new Row(name, superclass, array, methods, others);
    }

    private List<List<String>> entries() {
      List<List<String>> entries = new ArrayList<>(List.of(name, superclass, interfaces));
      if (others.isEmpty()) {
        entries.set(2, interfaces.equals(EMPTY) ? NOTHING : interfaces);
      } else {
        entries.add(1, NOTHING);
        entries.addAll(others);
      }
      entries.add(methods);
      return entries;
    }
  }

  private static final List<String> NOTHING = List.of("0");
  private static final List<String> EMPTY = List.of("[", "]");

  private final List<String> tokens;
  private final int[] partners;
  private final @Nullable String reader;
  private final Map<String, Row> rows = new LinkedHashMap<>();
  private int size = 4;

  /** Where the first call begins, and where the last one ends: after the program without any. */
  private int start;

  private int end;

  ClassTable(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
    start = tokens.size();
    end = tokens.size();
    reader = reader();
    for (int i = 0; reader != null && i + 2 < tokens.size(); i++) {
      if (tokens.get(i).equals(reader) && tokens.subList(i + 1, i + 3).equals(List.of("(", "["))) {
        start = Math.min(start, i);
        end = partners[i + 1] + 1;
        addRows(i + 3, partners[i + 2]);
      }
    }
  }

  /** The function that reads the table. */
  private @Nullable String reader() {
    Declarations declarations = new Declarations(tokens);
    for (String name : declarations.all().keySet()) {
      List<String> value = declarations.value(name);
      if (value != null && value.get(0).equals("data") && value.contains("superinterfaces")) {
        size = value.contains("modifiers") ? 8 : 4;
        return name;
      }
    }
    return null;
  }

  private void addRows(int from, int to) {
    for (int at = from; at < to; ) {
      List<List<String>> entries = new ArrayList<>();
      while (entries.size() < size) {
        int next = JsTokens.endOfExpression(tokens, partners, at);
        entries.add(tokens.subList(at, next));
        at = next + 1;
      }
      if (size == 8 && !entries.remove(1).equals(NOTHING)) {
        throw new IllegalArgumentException("a class with a name: " + entries);
      }
      Row row =
          new Row(
              entries.get(0),
              entries.get(1),
              entries.get(2),
              entries.get(entries.size() - 1),
              entries.subList(3, entries.size() - 1));
      rows.put(row.name().get(0), row);
    }
  }

  /** The classes by the names of their functions. */
  Map<String, Row> rows() {
    return rows;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** The program with a short table, which is for another function to read. */
  List<String> shortened() {
    return with(
        rows.values().stream()
            .map(row -> new Row(row.name, row.superclass, row.interfaces, row.methods, List.of()))
            .toList());
  }

  /** The program with other rows, in one array. */
  List<String> with(List<Row> rows) {
    if (this.rows.isEmpty()) {
      return tokens;
    }
    List<String> changed = new ArrayList<>(tokens.subList(0, start + 3));
    for (Row row : rows) {
      for (List<String> entry : row.entries()) {
        changed.addAll(entry);
        changed.add(",");
      }
    }
    changed.remove(changed.size() - 1);
    changed.addAll(List.of("]", ")"));
    changed.addAll(tokens.subList(end, tokens.size()));
    return changed;
  }
}
