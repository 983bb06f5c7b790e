package org.hexstones.notation.json;

import org.hexstones.parse.Reason;

/** Carries a refusal out of a recursion. It is always caught in this package. */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Reason reason;

  Refused(Reason reason) {
    super(null, null, false, false);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
