package org.hexstones.shrink;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Writes an array of objects as a literal where it gets all elements as soon as it is created:
 * {@code b=F(C,2);c=b.data;c[0]=d;c[1]=e;} becomes {@code b=L(C,[d,e]);}. TeaVM does so for
 * constants only. The variable for the elements gets no value if nothing else uses it.
 */
final class ArrayLiterals {
  private static final TokenPattern EMPTY =
      new TokenPattern("(cls,sz)=>new($ARRAY(cls))(new Array(sz).fill(null))", "");
  private static final TokenPattern LITERAL =
      new TokenPattern("(cls,data)=>new($ARRAY(cls))(data)", "");

  /** An array; {@code elements} is the variable for its elements, if there is one. */
  private record Array(int start, int end, @Nullable String elements, List<String> literal) {}

  private final List<String> tokens;
  private final int[] partners;
  private final @Nullable String empty;
  private final @Nullable String literal;

  private ArrayLiterals(List<String> tokens) {
    this.tokens = tokens;
    partners = JsTokens.partners(tokens);
    Declarations declarations = new Declarations(tokens);
    empty = declarations.named(EMPTY);
    literal = declarations.named(LITERAL);
  }

  static List<String> written(List<String> tokens) {
    ArrayLiterals program = new ArrayLiterals(tokens);
    return program.empty == null || program.literal == null ? tokens : program.written();
  }

  private List<String> written() {
    List<String> written = new ArrayList<>();
    int at = 0;
    for (LocalNames.Function function : LocalNames.functions(tokens)) {
      List<Array> arrays = new ArrayList<>();
      for (int i = function.start(); i < function.end(); i++) {
        Array array = array(i);
        if (array != null) {
          arrays.add(array);
          i = array.end() - 1;
        }
      }
      Set<String> needed = needed(function, arrays);
      for (Array array : arrays) {
        written.addAll(tokens.subList(at, array.start()));
        at = array.end();
        written.addAll(array.literal());
        if (array.elements() != null && needed.contains(array.elements())) {
          String name = tokens.get(array.start());
          String separator = tokens.get(array.start() + 8);
          written.set(written.size() - 1, separator);
          written.addAll(List.of(array.elements(), "=", name, ".", "data", ";"));
        }
      }
    }
    written.addAll(tokens.subList(at, tokens.size()));
    return written;
  }

  /** What a function uses outside of the arrays that become literals, and not only declares. */
  private Set<String> needed(LocalNames.Function function, List<Array> arrays) {
    Set<String> needed = new HashSet<>();
    int at = function.start();
    for (Array array : arrays) {
      addNeeded(at, array.start(), needed);
      at = array.end();
    }
    addNeeded(at, function.end(), needed);
    return needed;
  }

  private void addNeeded(int from, int to, Set<String> needed) {
    for (int i = from; i < to; i++) {
      if (!isDeclared(i)) {
        needed.add(tokens.get(i));
      }
    }
  }

  private @Nullable Array array(int i) {
    if (!has(i + 1, "=", empty, "(") || !has(i + 5, ",") || !has(i + 7, ")") || has(i + 6, "0")) {
      return null;
    }
    String name = tokens.get(i);
    String elements = null;
    int at = i + 9;
    if (has(at + 1, "=", name, ".", "data", ";")) {
      elements = tokens.get(at);
      at += 6;
    } else if (!has(i + 8, ";")) {
      return null;
    }
    List<String> values = new ArrayList<>(List.of(name, "=", Objects.requireNonNull(literal), "("));
    values.addAll(List.of(tokens.get(i + 4), ",", "["));
    String size = tokens.get(i + 6);
    for (int element = 0; !size.equals(String.valueOf(element)); element++) {
      String index = String.valueOf(element);
      boolean isSet =
          elements == null
              ? has(at, name, ".", "data", "[", index, "]", "=")
              : has(at, elements, "[", index, "]", "=");
      int value = at + (elements == null ? 7 : 5);
      if (!isSet || has(value, "=")) {
        return null;
      }
      int end = JsTokens.endOfExpression(tokens, partners, value);
      List<String> expression = tokens.subList(value, end);
      if (expression.contains(name) || expression.contains(elements) || !has(end, ";")) {
        return null;
      }
      values.addAll(expression);
      values.add(",");
      at = end + 1;
    }
    values.set(values.size() - 1, "]");
    values.addAll(List.of(")", ";"));
    return new Array(i, at, elements, values);
  }

  /** Whether a token declares a variable and gives it no value. */
  private boolean isDeclared(int i) {
    int first = i;
    while (tokens.get(first - 1).equals(",")) {
      first -= 2;
    }
    return has(first - 1, "let") && (has(i + 1, ",") || has(i + 1, ";"));
  }

  private boolean has(int at, @Nullable String... expected) {
    return JsTokens.has(tokens, at, expected);
  }
}
