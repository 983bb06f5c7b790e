package org.hexstones.web.ui;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** What was agreed for a game: words beside the board, each of which opens its rule. */
public final class TermsView {
  private TermsView() {}

  /** The words; null if the plain rules hold. */
  public static @Nullable Element draw(ViewContext context, Play play) {
    List<Term> terms = terms(context, play);
    if (terms.isEmpty()) {
      return null;
    }
    Element list = Element.of("div", "terms").key("terms");
    for (Term term : terms) {
      list.add(
          Element.of("details", "term")
              .key(term.word())
              .with("name", "term")
              .add(
                  Element.of("summary").text(term.word()),
                  Element.of("p", "hint").text(term.rule())));
    }
    return list;
  }

  /** The words in a line: "Misère · 12*"; empty if the plain rules hold. */
  public static String line(ViewContext context, Play play) {
    List<String> words = new ArrayList<>();
    for (Term term : terms(context, play)) {
      words.add(term.word());
    }
    return String.join(" · ", words);
  }

  static List<Term> terms(ViewContext context, Play play) {
    return context.game(play.setup().game().id()).terms(context.messages(), play);
  }
}
