package org.hexstones.web.analysis.composer;

import org.hexstones.web.i18n.MessageKey;

/** The keys of the texts about making puzzles. */
public enum ComposerKey implements MessageKey {
  MAKE,
  WORKING,
  CANCEL,
  IMPOSSIBLE,
  FAILED,
  /** Exactly one turn wins. */
  ONE,
  /** Exactly one cell for the next stone keeps the win. */
  ONE_STONE,
  /** Several turns win, all of which are listed. */
  SEVERAL,
  /** At least the listed turns win. */
  SEVERAL_AT_LEAST,
  /** No turn wins; the colour that does. */
  NONE,
  OPEN,
  /** One turn was found that wins, but others could not be excluded. */
  OPEN_BUT_ONE,
  LINE,
  TOO_LONG,
  LINK,
  COPY,
  TRY;

  @Override
  public String key() {
    return "ComposerKey." + name();
  }
}
