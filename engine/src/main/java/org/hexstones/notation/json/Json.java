package org.hexstones.notation.json;

import java.util.List;
import java.util.Map;

/** A JSON value and where it begins. */
sealed interface Json {
  int at();

  /** Keys in the order in which they stand. */
  record Obj(Map<String, Json> fields, int at) implements Json {}

  record Arr(List<Json> items, int at) implements Json {}

  record Str(String text, int at) implements Json {}

  /** A number as it is written. */
  record Num(String text, int at) implements Json {}

  /** {@code true}, {@code false} or {@code null}. */
  record Literal(String word, int at) implements Json {}
}
