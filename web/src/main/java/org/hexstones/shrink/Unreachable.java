package org.hexstones.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexstones.shrink.ClassTable.Row;
import org.hexstones.shrink.Declarations.Declared;

/**
 * Removes what a program never reaches: functions that nothing calls, and classes that nothing
 * creates, asks for or extends. TeaVM keeps every class in its table, also those with static
 * methods only, and all interfaces.
 */
final class Unreachable {
  private static final List<String> EMPTY = List.of("[", "]");

  private final List<String> tokens;
  private final Declarations declarations;
  private final ClassTable table;
  private final Set<String> reached = new HashSet<>();
  private final Deque<String> open = new ArrayDeque<>();

  private Unreachable(List<String> tokens) {
    this.tokens = tokens;
    declarations = new Declarations(tokens);
    table = new ClassTable(tokens);
  }

  static List<String> removed(List<String> tokens) {
    Unreachable program = new Unreachable(tokens);
    program.findReached();
    List<Row> rows = new ArrayList<>();
    Set<String> unreached = new HashSet<>();
    for (String name : program.declarations.all().keySet()) {
      Row row = program.table.rows().get(name);
      if (!program.reached.contains(name)) {
        unreached.add(name);
      } else if (row != null) {
        rows.add(row.withInterfaces(program.needed(row)));
      }
    }
    return new Declarations(program.table.with(rows)).without(unreached);
  }

  private void findReached() {
    reach(table.start(), table.start() + 1);
    int at = 0;
    for (Map.Entry<String, Declared> one : declarations.all().entrySet()) {
      Declared declared = one.getValue();
      if (isPlain(one.getKey())) {
        if (at < table.start() && declared.start() > table.start()) {
          reach(at, table.start());
          at = table.end();
        }
        reach(at, declared.start());
        at = declared.end();
      } else {
        reached.add(one.getKey());
      }
    }
    reach(at, Math.max(at, table.start()));
    reach(Math.max(at, table.end()), tokens.size());
    while (!open.isEmpty()) {
      reachFrom(open.pop());
    }
  }

  private void reachFrom(String name) {
    Declared declared = declarations.all().get(name);
    if (declared != null) {
      reach(declared.start(), declared.end());
    }
    Row row = table.rows().get(name);
    if (row != null) {
      reach(row.superclass());
      reach(row.methods());
      row.others().forEach(this::reach);
    }
  }

  /** Whether a declaration does nothing as long as its name is not used. */
  private boolean isPlain(String name) {
    List<String> value = declarations.value(name);
    return value == null
        || value.size() == 1
        || value.equals(EMPTY)
        || value.get(0).equals("Symbol")
        || JsTokens.isArrow(value)
        || table.rows().containsKey(name);
  }

  private void reach(int from, int to) {
    for (int i = from; i < to; i++) {
      if (declarations.isUse(i)) {
        reach(tokens.get(i));
      }
    }
  }

  private void reach(List<String> used) {
    used.stream().filter(declarations.all()::containsKey).forEach(this::reach);
  }

  private void reach(String name) {
    if (reached.add(name)) {
      open.push(name);
    }
  }

  /** The interfaces of a class that are reached, and those that such interfaces extend. */
  private Set<String> needed(Row row) {
    Set<String> needed = new LinkedHashSet<>();
    for (String name : row.interfaces()) {
      Row above = table.rows().get(name);
      if (reached.contains(name)) {
        needed.add(name);
      } else if (above != null) {
        needed.addAll(needed(above));
      }
    }
    return needed;
  }
}
