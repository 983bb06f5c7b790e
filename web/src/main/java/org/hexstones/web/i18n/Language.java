package org.hexstones.web.i18n;

import java.util.List;

/** The languages of the page. */
public enum Language {
  ENGLISH("en", "English"),
  SPANISH("es", "Español"),
  JAPANESE("ja", "日本語");

  private final String tag;
  private final String ownName;

  Language(String tag, String ownName) {
    this.tag = tag;
    this.ownName = ownName;
  }

  /** The tag of the language (BCP 47). */
  public String tag() {
    return tag;
  }

  /** The language's own name. */
  public String ownName() {
    return ownName;
  }

  /** The forms of its texts with a number of things. */
  public Plurals plurals() {
    return switch (this) {
      case ENGLISH, SPANISH -> Plurals.ONE_AND_OTHER;
      case JAPANESE -> Plurals.OTHER;
    };
  }

  /** The language of the first tag, such as {@code es-MX}, that the page supports; else English. */
  public static Language bestOf(List<String> tags) {
    for (String tag : tags) {
      for (Language language : values()) {
        if (tag.equals(language.tag) || tag.startsWith(language.tag + "-")) {
          return language;
        }
      }
    }
    return ENGLISH;
  }
}
