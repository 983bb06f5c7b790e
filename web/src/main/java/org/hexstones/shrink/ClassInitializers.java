package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hexstones.shrink.Declarations.Declared;
import org.jspecify.annotations.Nullable;

/**
 * Makes one function of the two by which TeaVM initializes a class at the first call: {@code
 * C=()=>{C=K(T);D();},D=()=>{E=1;}} becomes {@code C=()=>{C=K;E=1;}}. TeaVM also notes in the class
 * that it is initialized, which no program reads.
 */
final class ClassInitializers {
  private static final TokenPattern DONE = new TokenPattern("target=>target.$clinit=()=>{}", "");
  private static final String NOTE = "$clinit";

  private final List<String> tokens;
  private final Declarations declarations;
  private final Map<String, Integer> uses;
  private final @Nullable String done;
  private final Set<String> moved = new HashSet<>();

  private ClassInitializers(List<String> tokens) {
    this.tokens = tokens;
    declarations = new Declarations(tokens);
    uses = declarations.uses();
    done = declarations.named(DONE);
  }

  static List<String> joined(List<String> tokens) {
    ClassInitializers program = new ClassInitializers(tokens);
    boolean isRead = tokens.indexOf(NOTE) != tokens.lastIndexOf(NOTE);
    return program.done == null || isRead ? tokens : program.joined();
  }

  private List<String> joined() {
    List<String> joined = new ArrayList<>();
    int at = 0;
    for (Map.Entry<String, Declared> one : declarations.all().entrySet()) {
      String name = one.getKey();
      int start = one.getValue().start();
      if (name.equals(done)) {
        joined.addAll(tokens.subList(at, start));
        joined.addAll(List.of(name, "=", "(", ")", "=>", "{", "}"));
        at = one.getValue().end();
      } else if (has(start + 1, "=", "(", ")", "=>", "{", name, "=", done, "(")) {
        joined.addAll(tokens.subList(at, start + 9));
        at = start + 12;
        at += addBody(at, joined);
      }
    }
    joined.addAll(tokens.subList(at, tokens.size()));
    return new Declarations(joined).without(moved);
  }

  /** Adds what the function that is called there does; returns how many tokens that replaces. */
  private int addBody(int call, List<String> joined) {
    String name = tokens.get(call + 1);
    List<String> value = declarations.value(name);
    if (!has(call, ";")
        || !has(call + 2, "(", ")", "}")
        || value == null
        || uses.getOrDefault(name, 0) != 2
        || !value.subList(0, 3).equals(List.of("(", ")", "=>"))) {
      return 0;
    }
    boolean isBlock = value.get(3).equals("{");
    joined.add(";");
    joined.addAll(value.subList(isBlock ? 4 : 3, value.size() - (isBlock ? 1 : 0)));
    moved.add(name);
    return 4;
  }

  private boolean has(int at, @Nullable String... expected) {
    return JsTokens.has(tokens, at, expected);
  }
}
