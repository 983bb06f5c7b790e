package org.hexstones.parse;

/**
 * A kind of refusal. Each package that refuses something has an enum of its own problems. So no
 * central list is needed, and tests can check that every language has a text for each.
 */
public interface Problem {
  /** The identifier of the problem, which an enum constant has anyway. */
  String name();

  /** The key of its sentence in the texts of a language: its enum and its identifier. */
  String key();

  /**
   * The English sentence, with <code>{0}</code>, <code>{1}</code>… as placeholders of the
   * arguments.
   */
  String english();
}
