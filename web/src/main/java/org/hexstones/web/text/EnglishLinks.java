package org.hexstones.web.text;

import org.hexstones.notation.NotationProblem;
import org.hexstones.notation.link.LinkProblem;

/** Links and files in English. */
final class EnglishLinks implements LinkText {
  @Override
  public String at(String what, String character) {
    return what + " (character " + character + ")";
  }

  @Override
  public String part(String english) {
    return english;
  }

  @Override
  public String problem(LinkProblem problem) {
    return problem.english();
  }

  @Override
  public String problem(NotationProblem problem) {
    return problem.english();
  }
}
