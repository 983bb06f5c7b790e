package org.hexstones.web.protocol;

import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.parse.Parsed;

/**
 * A game up to a position, as questions contain it.
 *
 * @param setup the set-up's text
 * @param start the stones on the board at the start, as moves
 * @param toMove the colour that moved first, or -1 for the game's own
 * @param moves the moves so far
 */
public record PlayedGame(String setup, List<Integer> start, int toMove, List<Integer> moves) {
  /** A board has 400 cells, so a game has fewer moves than this. */
  static final int MOST_MOVES = 2000;

  /** Some game. */
  static final PlayedGame ANY = new PlayedGame("", List.of(), -1, List.of());

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

  /** The form of a game within a message. */
  static PlayedGame fields(Fields fields, PlayedGame game) {
    return new PlayedGame(
        fields.text(game.setup),
        fields.numbers(game.start, MOST_MOVES),
        fields.player(game.toMove),
        fields.numbers(game.moves, MOST_MOVES));
  }
}
