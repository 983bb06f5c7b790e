package org.hexstones.web.protocol;

import org.hexstones.search.RootStatistics;

/** What the worker says to the page about the question of a number. */
public sealed interface Answer {
  int number();

  /** Still thinking. */
  record Progress(int number, int playouts) implements Answer {}

  /** Still thinking, and for the others who are asked the same. */
  record Found(int number, RootStatistics statistics) implements Answer {}

  record Best(int number, int move) implements Answer {}

  /** The question cannot be answered. */
  record Refused(int number) implements Answer {}
}
