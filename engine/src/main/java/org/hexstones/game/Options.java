package org.hexstones.game;

import java.util.ArrayList;
import java.util.List;
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
  private record Value(String name, String text, int at) {}

  /** The options not yet taken. They are few. */
  private final List<Value> values;

  private @Nullable Reason problem;

  private Options(List<Value> values) {
    this.values = values;
  }

  public static Parsed<Options> parse(List<Word> words) {
    Options options = new Options(new ArrayList<>());
    for (Word word : words) {
      int equals = word.text().indexOf('=');
      if (equals <= 0) {
        return Parsed.refused(
            Reason.of(MoveProblem.OPTION_NOT_READABLE, word.text()).at(word.at()));
      }
      String name = word.text().substring(0, equals);
      if (options.has(name)) {
        return Parsed.refused(Reason.of(MoveProblem.OPTION_TWICE, name).at(word.at()));
      }
      options.values.add(new Value(name, word.text().substring(equals + 1), word.at()));
    }
    return Parsed.ok(options);
  }

  /** Whether an option is given and not yet taken. */
  public boolean has(String name) {
    return find(name) != null;
  }

  private @Nullable Value find(String name) {
    for (Value value : values) {
      if (value.name().equals(name)) {
        return value;
      }
    }
    return null;
  }

  private @Nullable Value remove(String name) {
    Value value = find(name);
    if (value != null) {
      values.remove(value);
    }
    return value;
  }

  /** Takes an option's text, or the default if it is not given. */
  public String take(String name, String byDefault) {
    Value value = remove(name);
    return value == null ? byDefault : value.text();
  }

  /** Takes an option that must be one of a few words. Another word is recorded as the problem. */
  public String choose(String name, List<String> words) {
    Value value = remove(name);
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
    Value value = remove(name);
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
      Value left = values.get(0);
      return Reason.of(MoveProblem.OPTION_UNKNOWN, left.name()).at(left.at());
    }
    return problem;
  }
}
