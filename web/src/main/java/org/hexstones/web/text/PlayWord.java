package org.hexstones.web.text;

/** The texts about what one does round a game that have nothing to fill in. */
public enum PlayWord {
  SWAP_SEATS
}
