package org.hexstones.web.session;

import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/**
 * A screen over the start screen: an immutable value with all that its view needs. Each feature has
 * its own screens. A test finds them all and checks that the page can show each.
 */
public interface Screen {
  /**
   * The event that closes this screen, as the browser's Back button does. It removes nothing else.
   *
   * @param screens the stack with this screen on top
   */
  Event closing(ScreenStack screens);

  /** The match whose stones make sounds while this screen is shown, or null. */
  default @Nullable Match match() {
    return null;
  }
}
