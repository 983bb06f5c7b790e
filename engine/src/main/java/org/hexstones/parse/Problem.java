package org.hexstones.parse;

/**
 * A kind of refusal. Each package that refuses something has an enum of its own problems, so that
 * nothing central has to name them all and every language can be checked to tell each of them.
 */
public interface Problem {
  /** The problem's identifier, as an enum constant gives it. */
  String name();

  /** The English sentence, with <code>{0}</code>, <code>{1}</code>… where the arguments go. */
  String english();
}
