package org.hexstones.web.session;

import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * A screen over the start screen: an immutable value with all that its view needs. Each feature has
 * its own screens. A test finds them all and checks that the page can show each.
 */
public interface Screen {
  /** Whether it lies over the board of a match and does not replace it. */
  default boolean liesOverMatch() {
    return false;
  }

  /** The match whose stones make sounds while this screen is shown, or null. */
  default @Nullable Match match() {
    return null;
  }
}
