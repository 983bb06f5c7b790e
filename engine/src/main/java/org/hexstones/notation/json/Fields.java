package org.hexstones.notation.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** The fields of an object. Callers take those that they know; a remaining one is an error. */
final class Fields {

  private final Map<String, Json> left = new LinkedHashMap<>();
  private final @Nullable Reason problem;

  /**
   * @param name the name of the value, for the refusal if it is no object
   */
  Fields(Json json, String name) {
    if (json instanceof Json.Obj object) {
      left.putAll(object.fields());
      problem = null;
    } else {
      problem = Reason.of(JsonProblem.NOT_OBJECT, name).at(json.at());
    }
  }

  @Nullable Json take(String key) {
    return left.remove(key);
  }

  /** The reason if the value is no object, else null. */
  @Nullable Reason problem() {
    return problem;
  }

  /** The first problem after all known fields were taken, or null. */
  @Nullable Reason end() {
    if (problem == null && !left.isEmpty()) {
      Map.Entry<String, Json> first = left.entrySet().iterator().next();
      return Reason.of(JsonProblem.KEY_UNKNOWN, first.getKey()).at(first.getValue().at());
    }
    return problem;
  }

  static Parsed<String> text(Json json, String name) {
    return json instanceof Json.Str string
        ? Parsed.ok(string.text())
        : Parsed.refused(Reason.of(JsonProblem.NOT_TEXT, name).at(json.at()));
  }

  /** A text by a person, with at most {@link Bounds#TEXT} characters; empty if there is none. */
  static Parsed<String> longText(@Nullable Json json, String name) {
    if (json == null) {
      return Parsed.ok("");
    }
    return text(json, name)
        .then(
            text ->
                text.length() > Bounds.TEXT
                    ? Parsed.refused(
                        Reason.of(NotationProblem.TEXT_TOO_LONG, Bounds.TEXT).at(json.at()))
                    : Parsed.ok(text));
  }

  static Parsed<List<Json>> list(Json json, String name) {
    return json instanceof Json.Arr array
        ? Parsed.ok(array.items())
        : Parsed.refused(Reason.of(JsonProblem.NOT_LIST, name).at(json.at()));
  }
}
