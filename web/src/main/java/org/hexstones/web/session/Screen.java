package org.hexstones.web.session;

import org.hexstones.web.match.Match;
import org.jspecify.annotations.Nullable;

/**
 * What can be shown over the start screen: an immutable value that holds all that its screen needs.
 * Each feature has its own; a test finds them all and checks that the page can show each.
 */
public interface Screen {
  /** Whether it lies over the board of a match, and not in its place. */
  default boolean liesOverMatch() {
    return false;
  }

  /** The match whose stones are heard while this screen is shown, or null. */
  default @Nullable Match match() {
    return null;
  }
}
