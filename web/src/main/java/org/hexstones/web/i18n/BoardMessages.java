package org.hexstones.web.i18n;

/** The texts about the board, the keyboard and reading out. */
public final class BoardMessages {
  private final MessageCatalog texts;

  public BoardMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(BoardKey word) {
    return texts.say("HandWord." + word.name());
  }

  /** A colour and the sizes of its groups. */
  public String groups(String colour, String sizes) {
    return texts.say("hand.groups", colour, sizes);
  }

  public String noGroups(String colour) {
    return texts.say("hand.noGroups", colour);
  }

  /** A colour and its score. */
  public String score(String colour, String score) {
    return texts.say("hand.score", colour, score);
  }

  /** The free cells round a cell. */
  public String freeRound(String cell, String cells) {
    return texts.say("hand.freeRound", cell, cells);
  }

  public String noFreeRound(String cell) {
    return texts.say("hand.noFreeRound", cell);
  }

  /** A stone that waits for confirmation. */
  public String waits(String stone, String cell) {
    return texts.say("hand.waits", stone, cell);
  }

  /** The new score with a stone on the cell under the pointer. */
  public String becomes(String number) {
    return texts.say("hand.becomes", number);
  }
}
