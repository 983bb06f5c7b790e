package org.hexstones.web.first;

import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A message for the person.
 *
 * @param reason why something was refused, or null
 */
record FirstNotice(Kind kind, @Nullable Reason reason) {
  /** The kinds of the page's notices that are shown before the page, by the same names. */
  enum Kind {
    BAD_ADDRESS,
    BAD_LINK,
    JOINED,
    REFUSED
  }
}
