package org.hexstones.web.analysis.tree;

/** The keys of the texts of the tree of moves. */
public enum TreeKey {
  BEGINNING,
  VARIATIONS
}
