package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes a function that only the table of classes names into that table: {@code ["f",D(X)]}
 * becomes {@code ["f",D((a,b)=>a+b)]}. So it needs no name. TeaVM declares every method of a class.
 */
final class VirtualMethods {
  private VirtualMethods() {}

  static List<String> inTable(List<String> tokens) {
    Declarations declarations = new Declarations(tokens);
    ClassTable table = new ClassTable(tokens);
    Map<String, Integer> uses = declarations.uses();
    Map<String, List<String>> functions = new HashMap<>();
    for (String name : declarations.all().keySet()) {
      List<String> value = declarations.value(name);
      if (uses.getOrDefault(name, 0) == 2 && value != null && JsTokens.isArrow(value)) {
        functions.put(name, value);
      }
    }
    List<String> inTable = new ArrayList<>();
    Set<String> moved = new HashSet<>();
    for (int i = 0; i < tokens.size(); i++) {
      String name = tokens.get(i);
      if (i > table.start()
          && i < table.end()
          && functions.containsKey(name)
          && tokens.get(i - 1).equals("(")
          && tokens.get(i + 1).equals(")")) {
        inTable.addAll(functions.get(name));
        moved.add(name);
      } else {
        inTable.add(name);
      }
    }
    return new Declarations(inTable).without(moved);
  }
}
