package org.hexstones.web.i18n;

/** The texts about kept games and positions made by hand. What is filled in is written out. */
public final class LibraryMessages {
  private final MessageCatalog texts;

  public LibraryMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(LibraryKey word) {
    return texts.say("LibraryWord." + word.name());
  }

  /** How many games there are. */
  public String games(String number, boolean one) {
    return texts.count("library.games", one, number);
  }

  /** Which of the games found are shown. */
  public String range(String from, String to, String of) {
    return texts.say("library.range", from, to, of);
  }

  public String moves(String number, boolean one) {
    return texts.count("library.moves", one, number);
  }

  /** What is done by the button beside a game. */
  public String delete(String game) {
    return texts.say("library.delete", game);
  }

  /** How many games of a file were read, of about how many. */
  public String importing(String read, String about) {
    return texts.say("library.importing", read, about);
  }

  public String imported(String added, String known, String unread) {
    return texts.say("library.imported", added, known, unread);
  }

  /** How many games of a file were too many. */
  public String leftOut(String number) {
    return texts.say("library.leftOut", number);
  }

  /** The name of a seat, to be typed. */
  public String nameOf(String player) {
    return texts.say("library.nameOf", player);
  }
}
