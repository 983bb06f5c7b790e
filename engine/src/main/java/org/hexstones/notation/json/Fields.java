package org.hexstones.notation.json;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** The fields of an object, taken one by one, so that what has no meaning is left over. */
final class Fields {

  private final Map<String, Json> left = new LinkedHashMap<>();
  private final @Nullable Reason problem;

  /**
   * @param name what the value is, for the refusal of one that is no object
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

  /** Why these are no fields, or null. */
  @Nullable Reason problem() {
    return problem;
  }

  /** What is wrong once all that is known was taken, or null. */
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

  /** A text that a person wrote; empty where there is none. */
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
