package org.hexstones.web.analysis.tree;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts of the tree of moves, and of what reviews and hints share. */
public enum TreeKey implements MessageKey {
  BEGINNING,
  VARIATIONS,
  /** A percentage. */
  PERCENT;

  @Override
  public String key() {
    return "TreeKey." + name();
  }
}
