package org.hexstones.web.view;

import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.text.Talk;
import org.hexstones.web.text.Word;

/** Naming a komi: typed, or in steps of one half. */
final class KomiView {
  private KomiView() {}

  /**
   * A form for every komi that is legal now.
   *
   * @param entered what has been typed so far
   */
  static Element draw(Talk talk, Play play, String entered) {
    int most = 0;
    while (play.refusal(Moves.komi(most + 1)) == null) {
      most++;
    }
    String typed = entered.isEmpty() ? "0" : entered;
    int twice = MoveText.readKomi(typed.replace(',', '.'));
    boolean possible = twice >= 0 && twice <= most;
    int known = possible ? twice : 0;
    Event name = new Event.Choose(Moves.komi(known));
    return Element.of("form", "komi")
        .key("komi")
        .on("submit", input -> possible ? name : new Event.TypeKomi(typed))
        .add(
            step(talk, "−", Word.SMALLER, known - 1, most),
            Element.of("input", "number")
                .with("inputmode", "decimal")
                .with("autocomplete", "off")
                .with("maxlength", 6)
                .with("data-input", "komi")
                .with("aria-label", talk.word(Word.KOMI))
                .with("value", typed)
                .on("input", input -> new Event.TypeKomi(input.value())),
            step(talk, "+", Word.LARGER, known + 1, most),
            Element.of("button", "button primary")
                .with("type", "submit")
                .with("data-action", "komi")
                .flag("disabled", !possible)
                .text(talk.page().nameKomi(possible ? talk.halves(twice) : "…")),
            Element.of("p", "hint").text(talk.page().komiRange(talk.halves(0), talk.halves(most))));
  }

  private static Element step(Talk talk, String sign, Word label, int twice, int most) {
    boolean possible = twice >= 0 && twice <= most;
    return Element.of("button", "step")
        .with("type", "button")
        .with("aria-label", talk.word(label))
        .flag("disabled", !possible)
        .on("click", new Event.TypeKomi(MoveText.komi(Math.max(0, twice))))
        .text(sign);
  }
}
