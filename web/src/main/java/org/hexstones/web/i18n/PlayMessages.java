package org.hexstones.web.i18n;

import java.util.List;

/** The texts about playing a game. */
public final class PlayMessages {
  private final MessageCatalog texts;

  public PlayMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(PlayKey word) {
    return texts.say("PlayWord." + word.name());
  }

  public String word(PuzzleKey word) {
    return texts.say("PlayWord." + word.name());
  }

  /** The names of the levels, from the easiest to the strongest. */
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

  /** The label of the choice of a player's level. */
  public String levelOf(String player) {
    return texts.say("play.levelOf", player);
  }

  /** The button for another game against a stronger level. */
  public String harder(String level) {
    return texts.say("play.harder", level);
  }

  public String easier(String level) {
    return texts.say("play.easier", level);
  }

  /** The result of a game for the person, with the person's score and the other one. */
  public String youWon(String mine, String theirs) {
    return texts.say("play.youWon", mine, theirs);
  }

  /** The result of a game between persons, with the winner's score and the best other one. */
  public String winsBy(String colour, String score, String other) {
    return texts.say("play.winsBy", colour, score, other);
  }

  public String youLost(String mine, String theirs) {
    return texts.say("play.youLost", mine, theirs);
  }

  /** The button that shows a better turn for the one that decided a game. */
  public String decided(String turn) {
    return texts.say("play.decided", turn);
  }

  /** That better turn: the stones, separated by commas. */
  public String better(String turn, String moves) {
    return texts.say("play.better", turn, moves);
  }

  /** The hint: the stones, separated by commas. */
  public String hint(String moves) {
    return texts.say("play.hintIs", moves);
  }

  /** How many hints the person took in a game. */
  public String hintsTaken(String number) {
    return texts.say("play.hintsTaken", number);
  }

  /** That the computer is sure which colour wins. */
  public String certain(String colour) {
    return texts.say("play.certain", colour);
  }

  /** A stone that the search advises to place. */
  public String advised(String stone, String cell) {
    return texts.say("play.advised", stone, cell);
  }

  /** That the computer has swapped with the only person here, who has that colour now. */
  public String computerSwapped(String colour) {
    return texts.say("play.computerSwapped", colour);
  }

  /** That a player has swapped with another one, who has that colour now. */
  public String hasSwapped(String player, String other, String colour) {
    return texts.say("play.hasSwapped", player, other, colour);
  }

  public String seconds(String number) {
    return texts.say("play.seconds", number);
  }

  /** The colour that a search finds ahead. */
  public String ahead(String colour) {
    return texts.say("play.ahead", colour);
  }

  /** How many seconds a search will still take. */
  public String left(String seconds) {
    return texts.say("play.left", seconds);
  }

  public String minutes(String number) {
    return texts.say("play.minutes", number);
  }

  /** A player's remaining time. */
  public String timeOf(String player, String time) {
    return texts.say("play.timeOf", player, time);
  }

  /** The player who chooses next. */
  public String chooses(String player) {
    return texts.say("play.chooses", player);
  }

  /** The number of a game in its tournament. */
  public String gameOf(String number) {
    return texts.say("play.gameOf", number);
  }

  public String tournamentWon(String player) {
    return texts.say("play.tournamentWon", player);
  }

  /** Why a tournament has ended early, and who has won it. */
  public String tournamentLeft(String player, String winner) {
    return texts.say("play.tournamentLeft", player, winner);
  }

  /** The title while a player names a komi. */
  public String namesKomi(String player) {
    return texts.say("play.namesKomi", player);
  }

  /** The title while a player chooses a side after a komi was named. */
  public String choosesSide(String player, String komi) {
    return texts.say("play.choosesSide", player, komi);
  }

  /** The places at the end, from the first. */
  public List<String> places() {
    return texts.all("play.places");
  }

  /** The numbers of cells and stars of a drawn board. */
  public String drawn(String cells, String stars) {
    return texts.say("play.drawn", cells, stars);
  }

  /** The computer with the name of its level. */
  public String computer(String level) {
    return texts.say("play.computer", level);
  }

  /**
   * The task: a turn of that colour after which its win is certain.
   *
   * @param stones the stones to place
   * @param win what the colour has to reach
   */
  public String askWin(String colour, String stones, String win) {
    return texts.say("play.askWin", colour, stones, win);
  }

  public String askScore(String colour, String stones) {
    return texts.say("play.askScore", colour, stones);
  }

  public String askCell(String colour, String stones, String win) {
    return texts.say("play.askCell", colour, stones, win);
  }

  /** A stone of a turn and the one after it. */
  public String thenStone(String first, String next) {
    return texts.say("play.thenStone", first, next);
  }

  /** The number of a puzzle, and the number of all puzzles. */
  public String puzzleOf(String number, String all) {
    return texts.say("play.puzzleOf", number, all);
  }

  /** The grade of a puzzle, and the hardest grade. */
  public String grade(String grade, String hardest) {
    return texts.say("play.grade", grade, hardest);
  }

  /** The number of successive days on which the puzzle of the day was solved. */
  public String streak(String days) {
    return texts.say("play.streak", days);
  }

  /** The button with the number of puzzles and positions that are asked again today. */
  public String again(String number) {
    return texts.say("play.again", number);
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

  /** The number of a lesson's step, and the number of all its steps. */
  public String stepOf(String step, String steps) {
    return texts.say("play.stepOf", step, steps);
  }

  /** The button that begins the lesson of a game. */
  public String learn(String game) {
    return texts.say("play.learn", game);
  }
}
