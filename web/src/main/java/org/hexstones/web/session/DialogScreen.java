package org.hexstones.web.session;

import org.hexstones.web.route.Dialog;

/**
 * A dialog over the screen below it.
 *
 * @param dialog never {@link Dialog#NONE}
 */
public record DialogScreen(Dialog dialog) implements Screen {
  @Override
  public boolean liesOverMatch() {
    return true;
  }
}
