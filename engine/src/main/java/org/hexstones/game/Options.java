package org.hexstones.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/**
 * The {@code name=value} words of a set-up. A game takes the options that it knows. A remaining one
 * is an error.
 */
public final class Options {
  private record Value(String text, int at) {}

  private final Map<String, Value> values;
  private @Nullable Reason problem;

  private Options(Map<String, Value> values) {
    this.values = values;
  }

  public static Parsed<Options> parse(List<Word> words) {
    Map<String, Value> values = new LinkedHashMap<>();
    for (Word word : words) {
      int equals = word.text().indexOf('=');
      if (equals <= 0) {
        return Parsed.refused(
            Reason.of(MoveProblem.OPTION_NOT_READABLE, word.text()).at(word.at()));
      }
      String name = word.text().substring(0, equals);
      Value value = new Value(word.text().substring(equals + 1), word.at());
      if (values.put(name, value) != null) {
        return Parsed.refused(Reason.of(MoveProblem.OPTION_TWICE, name).at(word.at()));
      }
    }
    return Parsed.ok(new Options(values));
  }

  /** Whether an option is given and not yet taken. */
  public boolean has(String name) {
    return values.containsKey(name);
  }

  /** Takes an option's text, or the default if it is not given. */
  public String take(String name, String byDefault) {
    Value value = values.remove(name);
    return value == null ? byDefault : value.text();
  }

  /** Takes an option that must be one of a few words. Another word is recorded as the problem. */
  public String choose(String name, List<String> words) {
    Value value = values.remove(name);
    if (value == null) {
      return words.get(0);
    }
    if (!words.contains(value.text())) {
      refuse(name, value.text(), String.join(", ", words), value.at());
      return words.get(0);
    }
    return value.text();
  }

  /**
   * Takes an option through a parser, which receives the text after the equals sign. A refusal is
   * recorded as the problem.
   */
  public <T> T read(String name, T byDefault, Function<String, Parsed<T>> parser) {
    Value value = values.remove(name);
    if (value == null) {
      return byDefault;
    }
    Parsed<T> parsed = parser.apply(value.text()).shifted(value.at() + name.length() + 1);
    Reason refusal = parsed.reason();
    if (refusal != null && problem == null) {
      problem = refusal.at(value.at());
    }
    return refusal == null ? parsed.orThrow() : byDefault;
  }

  private void refuse(String name, String value, String expected, int at) {
    if (problem == null) {
      problem = Reason.of(MoveProblem.OPTION_BAD_VALUE, name, value, expected).at(at);
    }
  }

  /** The first problem with the options, after a game has taken all that it knows; or null. */
  public @Nullable Reason problem() {
    if (problem == null && !values.isEmpty()) {
      Map.Entry<String, Value> left = values.entrySet().iterator().next();
      return Reason.of(MoveProblem.OPTION_UNKNOWN, left.getKey()).at(left.getValue().at());
    }
    return problem;
  }
}
