package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.file.FileProblem;
import org.hexstones.notation.json.JsonProblem;
import org.hexstones.notation.link.LinkProblem;

/** The texts about links and files. */
public interface LinkText {
  LinkText ENGLISH = new EnglishLinks();
  LinkText SPANISH = new SpanishLinks();
  LinkText JAPANESE = new JapaneseLinks();

  String word(LinkWord word);

  /** That two courses of a game differ, and from which move on, counted from 1. */
  String differs(String move);

  /** What is wrong, and at which character, counted from 1. */
  String at(String what, String character);

  /** A part of a record, as reasons name it in English; any other text as it is. */
  String part(String english);

  String problem(LinkProblem problem);

  String problem(NotationProblem problem);

  String problem(FileProblem problem);

  String problem(JsonProblem problem);
}
