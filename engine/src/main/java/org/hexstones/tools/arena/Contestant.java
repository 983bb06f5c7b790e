package org.hexstones.tools.arena;

import java.util.List;
import org.hexstones.game.Play;

/** The player of one seat for one game. */
interface Contestant extends AutoCloseable {
  /** The moves of the present turn from the play's position to its end. */
  List<Integer> turn(Play play);

  @Override
  void close();
}
