package org.hexstones.swell;

import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;

/**
 * What is agreed before a game of Swell.
 *
 * @param bonus whether a turn can earn the next one a third stone
 */
public record SwellSetup(SwellGame game, Board board, boolean bonus) implements Setup {
  public static final int PLAYERS = 2;

  @Override
  public int players() {
    return PLAYERS;
  }

  @Override
  public String text() {
    return game.id() + " " + board.shape().text() + (bonus ? "" : " bonus=off");
  }

  @Override
  public Parsed<Position> position(Start start) {
    return SwellPosition.begin(this, start);
  }
}
