package org.hexstones.tools.arena;

import java.util.List;
import org.hexstones.game.Play;

/** Whoever sits at one seat for one game. */
interface Contestant extends AutoCloseable {
  /** The moves of the turn that begins, or goes on, at the play's position. */
  List<Integer> turn(Play play);

  @Override
  void close();
}
