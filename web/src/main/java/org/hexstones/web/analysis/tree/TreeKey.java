package org.hexstones.web.analysis.tree;

/** The texts of the tree of moves. */
public enum TreeKey {
  BEGINNING,
  VARIATIONS
}
