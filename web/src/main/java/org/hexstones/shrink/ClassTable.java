package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The table of a program's classes. TeaVM writes it as arrays, each the argument of a call of one
 * function, at the end of the program. A class has eight entries: itself, its name (0 unless the
 * program asks for it), its superclass, its interfaces, its modifiers, the class around it, the
 * function that initializes it, and its methods. The number of its package follows a name. A short
 * table has four of them.
 */
final class ClassTable {
  /**
   * The entries of one class.
   *
   * @param name the name and the number of its package; empty in a short table
   * @param others those between the interfaces and the methods; empty in a short table
   */
  record Row(
      String type,
      List<List<String>> name,
      List<String> superclass,
      List<String> interfaces,
      List<List<String>> others,
      List<String> methods) {

    Row withInterfaces(Collection<String> names) {
      boolean isNothing = names.isEmpty() && others.isEmpty();
      List<String> array = isNothing ? NOTHING : JsTokens.of("[" + String.join(",", names) + "]");
      return new Row(type, name, superclass, array, others, methods);
    }

    private Row shortened() {
      List<String> array = interfaces.equals(EMPTY) ? NOTHING : interfaces;
      return new Row(type, List.of(), superclass, array, List.of(), methods);
    }

    private List<List<String>> entries() {
      List<List<String>> entries = new ArrayList<>(List.of(List.of(type)));
      entries.addAll(name);
      entries.add(superclass);
      entries.add(interfaces);
      entries.addAll(others);
      entries.add(methods);
      return entries;
    }
  }

  private static final List<String> NOTHING = List.of("0");
  private static final List<String> EMPTY = List.of("[", "]");

  private final List<String> tokens;
  private final int[] partners;
  private final Declarations declarations;
  private final Map<String, Row> rows = new LinkedHashMap<>();
  private boolean isShort;

  /** Where the first call begins, and where the last one ends. */
  private int start = -1;

  private int end;

  ClassTable(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
    declarations = new Declarations(tokens);
    String reader = reader();
    for (int i = 0; i < tokens.size(); i++) {
      boolean isUse = tokens.get(i).equals(reader) && declarations.isUse(i);
      if (isUse && !JsTokens.has(tokens, i + 1, "=")) {
        boolean isNext = start < 0 || i == end + 1;
        if (!isNext || !JsTokens.has(tokens, i + 1, "(", "[")) {
          throw new UnknownForm("table of classes");
        }
        start = start < 0 ? i : start;
        end = partners[i + 1] + 1;
        addRows(i + 3, partners[i + 2]);
      }
    }
    if (rows.isEmpty()) {
      throw new UnknownForm("table of classes");
    }
  }

  /** The function that reads the table. */
  private String reader() {
    for (String name : declarations.all().keySet()) {
      List<String> value = declarations.value(name);
      if (value != null && value.get(0).equals("data") && value.contains("superinterfaces")) {
        isShort = !value.contains("modifiers");
        return name;
      }
    }
    throw new UnknownForm("reader of the table of classes");
  }

  private void addRows(int from, int to) {
    List<List<String>> entries = new ArrayList<>();
    for (int at = from; at < to; ) {
      int next = JsTokens.endOfExpression(tokens, partners, at);
      entries.add(tokens.subList(at, next));
      at = next + 1;
    }
    for (int at = 0; at < entries.size(); ) {
      int afterName = at + (isShort ? 1 : entries.get(at + 1).equals(NOTHING) ? 2 : 3);
      int methods = afterName + (isShort ? 2 : 5);
      if (methods >= entries.size()) {
        throw new UnknownForm("class in the table");
      }
      Row row =
          new Row(
              entries.get(at).get(0),
              entries.subList(at + 1, afterName),
              entries.get(afterName),
              entries.get(afterName + 1),
              entries.subList(afterName + 2, methods),
              entries.get(methods));
      if (!declarations.all().containsKey(row.type())
          || !isList(row.interfaces())
          || !isList(row.methods())) {
        throw new UnknownForm("class in the table");
      }
      rows.put(row.type(), row);
      at = methods + 1;
    }
  }

  private static boolean isList(List<String> entry) {
    return entry.equals(NOTHING) || entry.get(0).equals("[");
  }

  /** The classes by the names of their functions. */
  Map<String, Row> rows() {
    return rows;
  }

  /** Whether the program asks for the name of a class. */
  boolean hasNames() {
    return rows.values().stream().anyMatch(row -> row.name().size() > 1);
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** The program with a short table, which is for another function to read. */
  List<String> shortened() {
    return with(rows.values().stream().map(Row::shortened).toList());
  }

  /** The program with other rows, in one array. */
  List<String> with(List<Row> rows) {
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
