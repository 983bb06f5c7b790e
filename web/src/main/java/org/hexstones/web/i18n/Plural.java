package org.hexstones.web.i18n;

/** The forms of a text with a number of things, by their names in Unicode's CLDR. */
public enum Plural {
  ZERO("zero"),
  ONE("one"),
  TWO("two"),
  FEW("few"),
  MANY("many"),
  OTHER("other");

  private final String word;

  Plural(String word) {
    this.word = word;
  }

  /** The key of this form of a text. */
  public String key(String text) {
    return text + "." + word;
  }
}
