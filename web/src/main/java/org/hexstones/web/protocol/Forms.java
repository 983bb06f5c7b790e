package org.hexstones.web.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The forms of the messages of a sealed type: the word with which each begins, and its fields. A
 * text that is too long or has another form is no message.
 *
 * @param <M> the type
 */
final class Forms<M> {
  /** A board has 400 cells; no message needs more than this. */
  static final int USUAL_LENGTH = 40_000;

  private final int longest;
  private final List<Form<? extends M>> forms = new ArrayList<>();

  /**
   * @param longest the greatest length of a message
   */
  Forms(int longest) {
    this.longest = longest;
  }

  private record Form<T>(String word, T any, BiFunction<Fields, T, T> fields) {
    boolean isOf(Object message) {
      return message.getClass() == any.getClass();
    }

    String write(Object message) {
      FieldWriter writer = new FieldWriter();
      writer.text(word);
      // This is safe: the message is of the class of the form.
      @SuppressWarnings("unchecked")
      T one = (T) message;
      Objects.requireNonNull(fields.apply(writer, one));
      return writer.toString();
    }

    T read(FieldReader reader) {
      T read = fields.apply(reader, any);
      reader.end();
      return read;
    }
  }

  /**
   * Adds a form.
   *
   * @param any some message of that form
   */
  <T extends M> Forms<M> with(String word, T any, BiFunction<Fields, T, T> fields) {
    forms.add(new Form<>(word, any, fields));
    return this;
  }

  String write(M message) {
    for (Form<? extends M> form : forms) {
      if (form.isOf(message)) {
        return form.write(message);
      }
    }
    throw new IllegalArgumentException("a message without a form");
  }

  /** Reads a message; null if the text is none. */
  @Nullable M read(String text) {
    if (text.length() > longest) {
      return null;
    }
    try {
      FieldReader reader = new FieldReader(text);
      String word = reader.text("");
      for (Form<? extends M> form : forms) {
        if (form.word().equals(word)) {
          return form.read(reader);
        }
      }
      return null;
    } catch (Fields.Damaged e) {
      return null;
    }
  }
}
