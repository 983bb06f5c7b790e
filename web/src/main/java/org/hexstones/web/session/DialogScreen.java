package org.hexstones.web.session;

import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;

/**
 * A dialog over the screen below it.
 *
 * @param dialog never {@link Dialog#NONE}
 */
public record DialogScreen(Dialog dialog) implements Screen {
  @Override
  public Event closing(ScreenStack screens) {
    return new Route.Open(Dialog.NONE);
  }
}
