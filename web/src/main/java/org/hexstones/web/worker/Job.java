package org.hexstones.web.worker;

import org.hexstones.web.protocol.AnalysisAnswer;

/** A question that is being answered. */
interface Job {
  /**
   * Works for well under a millisecond, except at its beginning and when it changes the position.
   *
   * @return whether there is more to do
   */
  boolean run();

  /**
   * The result so far.
   *
   * @param done whether {@link #run} had no more to do
   */
  AnalysisAnswer answer(boolean done);
}
