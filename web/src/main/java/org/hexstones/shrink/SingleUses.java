package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes a function where it is used, if that is one place. A method that only the table of classes
 * names goes into that table: {@code ["f",D(X)]} becomes {@code ["f",D((a,b)=>{return a+b;})]}.
 * What initializes a class goes into the function that calls it the first time: {@code
 * C=()=>{C=K;X();},X=()=>{E=1;}} becomes {@code C=()=>{C=K;E=1;}}.
 */
final class SingleUses {
  private static final List<String> RETURN = List.of("return", ";");

  private final List<String> tokens;
  private final Declarations declarations;
  private final ClassTable table;
  private final Map<String, Integer> uses;
  private final List<String> written = new ArrayList<>();
  private final Set<String> moved = new HashSet<>();

  private SingleUses(List<String> tokens) {
    this.tokens = tokens;
    declarations = new Declarations(tokens);
    table = new ClassTable(tokens);
    uses = declarations.uses();
  }

  static List<String> inlined(List<String> tokens) {
    return new SingleUses(tokens).inlined();
  }

  private List<String> inlined() {
    boolean hasInitializers = false;
    boolean hasMethods = false;
    for (int i = 0; i < tokens.size(); i++) {
      if (has(i + 1, "=", "(", ")", "=>", "{", tokens.get(i), "=")) {
        int call = has(i + 9, "(") ? i + 12 : i + 9;
        written.addAll(tokens.subList(i, call));
        i = addBody(call) - 1;
        hasInitializers = true;
      } else if (i > table.start() && i < table.end() && has(i - 1, "(", tokens.get(i), ")")) {
        hasMethods |= addFunction(tokens.get(i));
      } else {
        written.add(tokens.get(i));
      }
    }
    if (!hasInitializers) {
      throw new UnknownForm("initializer of a class");
    }
    if (!hasMethods) {
      throw new UnknownForm("method in the table of classes");
    }
    return new Declarations(written).without(moved);
  }

  /** Adds what the function does that is called there, if it can; returns the place to go on. */
  private int addBody(int call) {
    String name = tokens.get(call + 1);
    List<String> function = onlyUsedHere(name);
    if (function == null
        || !has(call, ";", name, "(", ")", ";", "}")
        || !JsTokens.has(function, 0, "(", ")", "=>", "{")) {
      return call;
    }
    List<String> body = function.subList(4, function.size() - 1);
    written.add(";");
    written.addAll(body.equals(RETURN) ? List.of() : body);
    moved.add(name);
    return call + 5;
  }

  private boolean addFunction(String name) {
    List<String> function = onlyUsedHere(name);
    written.addAll(function == null ? List.of(name) : function);
    return function != null && moved.add(name);
  }

  /** The function of a name that occurs in its declaration and once more, or null. */
  private @Nullable List<String> onlyUsedHere(String name) {
    List<String> value = declarations.value(name);
    return value != null && uses.getOrDefault(name, 0) == 2 && JsTokens.isArrow(value)
        ? value
        : null;
  }

  private boolean has(int at, String... expected) {
    return JsTokens.has(tokens, at, expected);
  }
}
