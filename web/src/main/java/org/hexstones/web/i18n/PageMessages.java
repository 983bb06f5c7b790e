package org.hexstones.web.i18n;

import org.hexstones.game.Colour;

/**
 * The texts that belong to no game. Parameters are formatted already, numbers included; colours are
 * given as {@link #colour} returns them.
 */
public final class PageMessages {
  private final MessageCatalog texts;

  public PageMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  /** A text round a board. */
  public String word(GameKey word) {
    return texts.say("Word." + word.name());
  }

  public String word(MessageKey word) {
    return texts.say("Word." + word.name());
  }

  /** A colour as the name of a player or side. */
  public String colour(Colour colour) {
    return texts.say("Colour." + colour.name());
  }

  /** A colour as a property of a stone, within a sentence. */
  public String stone(Colour colour) {
    return texts.say("Stone." + colour.name());
  }

  public String player(char letter) {
    return texts.say("page.player", String.valueOf(letter));
  }

  public String continueGame(String game) {
    return texts.say("page.continueGame", game);
  }

  /** The button that shows a finished game. */
  public String endedGame(String game) {
    return texts.say("page.endedGame", game);
  }

  public String boardOf(String cells) {
    return texts.say("page.boardOf", cells);
  }

  public String yourTurn() {
    return texts.say("page.yourTurn");
  }

  public String toMove(String colour) {
    return texts.say("page.toMove", colour);
  }

  /** The stone that is placed next, its number and the number of all stones of the turn. */
  public String nextStone(String stone, String number, String all) {
    return texts.say("page.nextStone", stone, number, all);
  }

  public String thinking(String colour) {
    return texts.say("page.thinking", colour);
  }

  public String playouts(String number) {
    return texts.say("page.playouts", number);
  }

  public String resigns(String player) {
    return texts.say("page.resigns", player);
  }

  public String cellFree(String cell) {
    return texts.say("page.cellFree", cell);
  }

  public String cellTaken(String cell, String stone) {
    return texts.say("page.cellTaken", cell, stone);
  }

  public String groupOf(String stones) {
    return texts.say("page.groupOf", stones);
  }

  public String placed(String stone, String cell) {
    return texts.say("page.placed", stone, cell);
  }

  public String swap(String player, String colour) {
    return texts.say("page.swap", player, colour);
  }

  public String keep(String colour) {
    return texts.say("page.keep", colour);
  }

  public String nameKomi(String komi) {
    return texts.say("page.nameKomi", komi);
  }

  public String komiRange(String least, String most) {
    return texts.say("page.komiRange", least, most);
  }

  /** The button that makes a side of a board longer. */
  public String sideLonger(String side) {
    return texts.say("page.sideLonger", side);
  }

  public String sideShorter(String side) {
    return texts.say("page.sideShorter", side);
  }

  /** A player and their colour. */
  public String holds(String player, String colour) {
    return texts.say("page.holds", player, colour);
  }

  public String swapped(String player) {
    return texts.say("page.swapped", player);
  }

  public String komiNamed(String komi) {
    return texts.say("page.komiNamed", komi);
  }

  public String wins(String colour) {
    return texts.say("page.wins", colour);
  }

  /** Two sentences in a sequence. The first may end in a full stop. */
  public String then(String first, String second) {
    boolean stops = first.endsWith(".") || first.endsWith("。");
    String open = stops ? first.substring(0, first.length() - 1) : first;
    return texts.say("page.then", open, second);
  }

  public String resigned(String player) {
    return texts.say("page.resigned", player);
  }

  public String flagFell(String player) {
    return texts.say("page.flagFell", player);
  }

  /** What a visitor sees: a game at its start. */
  public String greeting(String game) {
    return texts.say("page.greeting", game);
  }

  /** What a visitor sees: a game after so many moves. */
  public String greeting(String game, String moves) {
    return texts.say("page.greetingAt", game, moves);
  }

  /** The offer to play a colour against the computer. */
  public String playSide(String colour) {
    return texts.say("page.playSide", colour);
  }
}
