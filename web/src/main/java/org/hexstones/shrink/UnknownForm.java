package org.hexstones.shrink;

/** TeaVM has written a part of a program in another form than the one that a pass looks for. */
final class UnknownForm extends IllegalStateException {
  private static final long serialVersionUID = 1;

  /**
   * The form by its name in docs/shrinking.md.
   *
   * @param form what TeaVM wrote in that form until now
   */
  UnknownForm(String form) {
    super("\"" + form + "\" is not there in the form that docs/shrinking.md describes");
  }
}
