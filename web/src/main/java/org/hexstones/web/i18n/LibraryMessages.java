package org.hexstones.web.i18n;

/** The texts about stored games and the position editor. Parameters are formatted already. */
public final class LibraryMessages {
  private final MessageCatalog texts;

  public LibraryMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(LibraryKey word) {
    return texts.say("LibraryWord." + word.name());
  }

  /** The number of players of a game. */
  public String players(String number) {
    return texts.say("library.players", number);
  }

  /** The number of games. */
  public String games(String number, boolean one) {
    return texts.count("library.games", one, number);
  }

  /** The range of games on the page of the list, and the number of games found. */
  public String range(String from, String to, String of) {
    return texts.say("library.range", from, to, of);
  }

  public String moves(String number, boolean one) {
    return texts.count("library.moves", one, number);
  }

  /** The name of the button beside a game that deletes it. */
  public String delete(String game) {
    return texts.say("library.delete", game);
  }

  /** The number of games read from a file, and the estimated number of all. */
  public String importing(String read, String about) {
    return texts.say("library.importing", read, about);
  }

  public String imported(String added, String known, String unread) {
    return texts.say("library.imported", added, known, unread);
  }

  /** The heading of the games that could not be read. */
  public String aside(String number) {
    return texts.say("library.aside", number);
  }

  /** The number of games of a file that were too many. */
  public String leftOut(String number) {
    return texts.say("library.leftOut", number);
  }

  /** The label of the field for a player's name. */
  public String nameOf(String player) {
    return texts.say("library.nameOf", player);
  }
}
