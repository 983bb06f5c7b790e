package org.hexstones.web.analysis.paper;

import org.hexstones.web.diagram.Diagram;
import org.hexstones.web.diagram.Ink;

/**
 * What a person has chosen for a diagram.
 *
 * @param width in {@code unit}s, within the bounds of the unit
 * @param named whether the lines have their names
 * @param ringed whether the stones of the last turn are ringed
 * @param turn the turn after which the position is shown, from 0
 * @param from the first turn whose stones are numbered, also after {@code turn}; 0 for none
 */
public record DiagramForm(
    Diagram.Unit unit, int width, boolean named, boolean ringed, Ink ink, int turn, int from) {
  static final DiagramForm USUAL =
      new DiagramForm(Diagram.Unit.PX, 600, true, true, Ink.COLOURS, 0, 0);

  private static final int MILLIMETRES = 80;

  public DiagramForm {
    width = Math.max(unit.least(), Math.min(width, unit.most()));
    turn = Math.max(0, turn);
    from = Math.max(0, from);
  }

  /** The first turn whose stones are numbered on the diagram after a turn; 0 for none. */
  int from(int shown) {
    return from > shown ? 0 : from;
  }

  /** Another unit, with its usual width. */
  DiagramForm in(Diagram.Unit other) {
    int usual = other == Diagram.Unit.MM ? MILLIMETRES : USUAL.width;
    return new DiagramForm(other, usual, named, ringed, ink, turn, from);
  }

  DiagramForm withWidth(int other) {
    return new DiagramForm(unit, other, named, ringed, ink, turn, from);
  }

  DiagramForm withNames(boolean on) {
    return new DiagramForm(unit, width, on, ringed, ink, turn, from);
  }

  DiagramForm withRing(boolean on) {
    return new DiagramForm(unit, width, named, on, ink, turn, from);
  }

  DiagramForm with(Ink other) {
    return new DiagramForm(unit, width, named, ringed, other, turn, from);
  }

  DiagramForm after(int other) {
    return new DiagramForm(unit, width, named, ringed, ink, other, from);
  }

  DiagramForm numberedFrom(int other) {
    return new DiagramForm(unit, width, named, ringed, ink, turn, other);
  }
}
