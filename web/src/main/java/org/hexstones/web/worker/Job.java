package org.hexstones.web.worker;

import org.hexstones.web.protocol.AnalysisAnswer;

/** A question that is being answered. */
interface Job {
  /**
   * Goes on for well under a millisecond, save where it begins or turns to another position.
   *
   * @return whether there is more to do
   */
  boolean run();

  /**
   * What is known now.
   *
   * @param done whether {@link #run} had no more to do
   */
  AnalysisAnswer answer(boolean done);
}
