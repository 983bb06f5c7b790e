package org.hexstones.web.i18n;

import java.util.List;

/** The texts about what one does round a game. */
public final class PlayMessages {
  private final MessageCatalog texts;

  public PlayMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(PlayKey word) {
    return texts.say("PlayWord." + word.name());
  }

  /** The names of the levels, from the easiest on. */
  public List<String> levels() {
    return texts.all("play.levels");
  }

  /**
   * The name of a level.
   *
   * @param number from 1
   */
  public String level(int number) {
    List<String> levels = levels();
    return levels.get(Math.min(number, levels.size()) - 1);
  }

  /** What the level of a player is asked with. */
  public String levelOf(String player) {
    return texts.say("play.levelOf", player);
  }

  /** Once more, against a stronger level. */
  public String harder(String level) {
    return texts.say("play.harder", level);
  }

  public String easier(String level) {
    return texts.say("play.easier", level);
  }

  public String seconds(String number) {
    return texts.say("play.seconds", number);
  }

  public String minutes(String number) {
    return texts.say("play.minutes", number);
  }

  /** How much time a player has. */
  public String timeOf(String player, String time) {
    return texts.say("play.timeOf", player, time);
  }

  /** Who chooses next. */
  public String chooses(String player) {
    return texts.say("play.chooses", player);
  }

  /** Which game of a tournament it is. */
  public String gameOf(String number) {
    return texts.say("play.gameOf", number);
  }

  public String tournamentWon(String player) {
    return texts.say("play.tournamentWon", player);
  }

  /** What is drawn of a board. */
  public String drawn(String cells, String stars) {
    return texts.say("play.drawn", cells, stars);
  }

  /** The computer, by the name of its level. */
  public String computer(String level) {
    return texts.say("play.computer", level);
  }

  /** What is asked: a turn of that colour after which its win is certain. */
  public String askWin(String colour) {
    return texts.say("play.askWin", colour);
  }

  public String askScore(String colour) {
    return texts.say("play.askScore", colour);
  }

  public String askCell(String colour) {
    return texts.say("play.askCell", colour);
  }

  /** Which puzzle it is, and how many there are. */
  public String puzzleOf(String number, String all) {
    return texts.say("play.puzzleOf", number, all);
  }

  /** How hard a puzzle is, of what is hardest. */
  public String grade(String grade, String hardest) {
    return texts.say("play.grade", grade, hardest);
  }

  /** On how many days running the puzzle of the day was solved. */
  public String streak(String days) {
    return texts.say("play.streak", days);
  }

  /** The stone that a press places. */
  public String nextStone(String stone) {
    return texts.say("play.nextStone", stone);
  }

  public String hintLine(String line) {
    return texts.say("play.hintLine", line);
  }

  public String hintCell(String cells) {
    return texts.say("play.hintCell", cells);
  }

  /** Which step of a lesson it is, and how many there are. */
  public String stepOf(String step, String steps) {
    return texts.say("play.stepOf", step, steps);
  }
}
