package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * A game up to a position, as questions contain it.
 *
 * @param setup the set-up's text
 * @param start the stones on the board at the start, as moves
 * @param toMove the colour that moved first, or -1 for the game's own
 * @param moves the moves so far
 */
public record PlayedGame(String setup, List<Integer> start, int toMove, List<Integer> moves) {
  /** The number of its lines in a message. */
  static final int LINES = 4;

  private static final int MOST_COLOURS = 4;

  public PlayedGame {
    start = List.copyOf(start);
    moves = List.copyOf(moves);
  }

  public static PlayedGame of(Play play) {
    return of(play.setup(), play.start(), play.moves());
  }

  /** The main line of a record, to its end. */
  public static PlayedGame of(GameRecord record) {
    return of(record.setup(), record.start(), record.mainLine());
  }

  private static PlayedGame of(Setup setup, Start start, List<Integer> moves) {
    Colour first = start.toMove();
    return new PlayedGame(setup.text(), start.stones(), first == null ? -1 : first.index(), moves);
  }

  /**
   * Plays the game by the rules.
   *
   * @param read the set-up of the text
   */
  public Parsed<Play> play(Setup read) {
    Start from = new Start(start, toMove < 0 ? null : Colour.of(toMove));
    return Play.begin(read, from).then(play -> play.playAll(moves));
  }

  List<String> write() {
    return List.of(setup, Lines.numbers(start), String.valueOf(toMove + 1), Lines.numbers(moves));
  }

  /**
   * Reads the form of {@link #write}, or returns null.
   *
   * @param lines a message with the game's lines and perhaps others
   * @param from the index of the first of them
   */
  static @Nullable PlayedGame read(List<String> lines, int from) {
    List<Integer> start = Lines.readNumbers(lines.get(from + 1));
    int toMove = Words.number(lines.get(from + 2));
    List<Integer> moves = Lines.readNumbers(lines.get(from + 3));
    return start == null || moves == null || toMove < 0 || toMove > MOST_COLOURS
        ? null
        : new PlayedGame(lines.get(from), start, toMove - 1, moves);
  }
}
