package org.hexstones.web.i18n;

import java.util.List;
import java.util.function.IntFunction;

/**
 * The forms that a language has for numbers of things.
 *
 * @param forms all forms that the rule gives, {@link Plural#OTHER} among them
 * @param rule the form that a number takes, from 0
 */
public record Plurals(List<Plural> forms, IntFunction<Plural> rule) {
  /** A language without a singular. */
  static final Plurals OTHER = new Plurals(List.of(Plural.OTHER), number -> Plural.OTHER);

  /** A language with a singular, for 1 alone. */
  static final Plurals ONE_AND_OTHER =
      new Plurals(
          List.of(Plural.ONE, Plural.OTHER), number -> number == 1 ? Plural.ONE : Plural.OTHER);

  public Plurals {
    forms = List.copyOf(forms);
  }

  /** The form that a number takes. */
  public Plural of(int number) {
    return rule.apply(number);
  }
}
