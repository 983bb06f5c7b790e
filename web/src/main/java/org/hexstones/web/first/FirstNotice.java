package org.hexstones.web.first;

import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A message for the person.
 *
 * @param reason why something was refused, or null
 * @param again whether it follows one of its kind, which did not
 */
record FirstNotice(Kind kind, @Nullable Reason reason, boolean again) {
  static FirstNotice of(Kind kind, @Nullable Reason reason) {
    return new FirstNotice(kind, reason, false);
  }

  /** The refusal of a move, in place of the notice before. */
  static FirstNotice refused(Reason reason, @Nullable FirstNotice before) {
    boolean repeats = before != null && before.kind == Kind.REFUSED && !before.again;
    return new FirstNotice(Kind.REFUSED, reason, repeats);
  }

  /** The kinds of the page's notices that are shown before the page, by the same names. */
  enum Kind {
    BAD_ADDRESS,
    BAD_LINK,
    JOINED,
    REFUSED
  }
}
