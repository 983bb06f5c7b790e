package org.hexstones.notation.json;

import java.util.List;
import java.util.Map;

/** A JSON value and the index at which it begins. */
sealed interface Json {
  int at();

  /** The keys have the order of the text. */
  record Obj(Map<String, Json> fields, int at) implements Json {}

  record Arr(List<Json> items, int at) implements Json {}

  record Str(String text, int at) implements Json {}

  /** A number in its original form. */
  record Num(String text, int at) implements Json {}

  /** {@code true}, {@code false} or {@code null}. */
  record Literal(String word, int at) implements Json {}
}
