package org.hexstones.web.i18n;

/** The texts about links and files. */
public final class SharingMessages {
  private final MessageCatalog texts;

  public SharingMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(SharingKey word) {
    return texts.say("LinkWord." + word.name());
  }

  /** Says that two courses of a game differ, and from which move on, counted from 1. */
  public String differs(String move) {
    return texts.say("links.differs", move);
  }

  /** A problem and the position of its character, counted from 1. */
  public String at(String what, String character) {
    return texts.say("links.at", what, character);
  }

  /** Translates the English name of a record's part in a reason. Other texts are unchanged. */
  public String part(String english) {
    return texts.or("part." + english, english);
  }
}
