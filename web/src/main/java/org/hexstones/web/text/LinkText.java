package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.link.LinkProblem;

/** The texts about links and files. */
public interface LinkText {
  LinkText ENGLISH = new EnglishLinks();
  LinkText SPANISH = new SpanishLinks();
  LinkText JAPANESE = new JapaneseLinks();

  /** What is wrong, and at which character, counted from 1. */
  String at(String what, String character);

  /** A part of a record, as reasons name it in English; any other text as it is. */
  String part(String english);

  String problem(LinkProblem problem);

  String problem(NotationProblem problem);
}
