package org.hexstones.web.feature.positioneditor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.ScreenStack;

/**
 * The state of the position editor.
 *
 * @param stones the colour on each cell, or {@link Position#NONE}
 * @param brush the colour that a press puts on a cell, or {@link Position#NONE} to remove stones
 * @param toMove the colour that moves first
 */
public record PositionEditor(Setup setup, List<Integer> stones, int brush, Colour toMove)
    implements Screen {
  public PositionEditor {
    stones = List.copyOf(stones);
  }

  @Override
  public Event closing(ScreenStack screens) {
    return new PositionEditorEvent.Leave();
  }

  /** The empty board with which the game begins. */
  public static PositionEditor on(Setup setup) {
    Position begun = setup.position();
    List<Integer> free = Collections.nCopies(setup.board().size(), Position.NONE);
    Colour first = Colour.of(begun.colourOf(begun.mover()));
    return new PositionEditor(setup, free, first.index(), first);
  }

  /** The position of a game, with its colour to move. */
  public static PositionEditor of(Play play) {
    Position position = play.position();
    List<Integer> stones = new ArrayList<>();
    for (int cell = 0; cell < position.board().size(); cell++) {
      stones.add(position.stoneAt(cell));
    }
    PositionEditor free = on(play.setup());
    int mover = play.mover();
    Colour toMove = mover == Position.NONE ? free.toMove : Colour.of(position.colourOf(mover));
    return new PositionEditor(play.setup(), stones, free.brush, toMove);
  }

  /** Puts the brush's stone on a cell, or removes it if the same stone is there. */
  public PositionEditor pressed(int cell) {
    List<Integer> changed = new ArrayList<>(stones);
    changed.set(cell, stones.get(cell) == brush ? Position.NONE : brush);
    return new PositionEditor(setup, changed, brush, toMove);
  }

  public PositionEditor cleared() {
    List<Integer> free = Collections.nCopies(stones.size(), Position.NONE);
    return new PositionEditor(setup, free, brush, toMove);
  }

  public PositionEditor withBrush(int colour) {
    return new PositionEditor(setup, stones, colour, toMove);
  }

  public PositionEditor withToMove(Colour colour) {
    return new PositionEditor(setup, stones, brush, colour);
  }

  /** The position as a game's start, colour by colour. */
  public Start start() {
    List<Integer> placed = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      for (int cell = 0; cell < stones.size(); cell++) {
        if (stones.get(cell) == colour.index()) {
          placed.add(Moves.place(colour.index(), cell));
        }
      }
    }
    Position begun = setup.position();
    boolean usual = toMove.index() == begun.colourOf(begun.mover());
    return new Start(placed, usual ? null : toMove);
  }
}
