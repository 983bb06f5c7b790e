package org.hexstones.web.ui;

import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The form for naming a komi: a field for typing and buttons for steps of one half. */
public final class KomiView {
  private KomiView() {}

  /**
   * A form for every komi that is legal now.
   *
   * @param entered the text typed so far
   */
  public static Element draw(ViewContext context, MatchView moment, String entered) {
    Messages messages = context.messages();
    Play play = moment.play();
    int most = 0;
    while (play.refusal(Moves.komi(most + 1)) == null) {
      most++;
    }
    String typed = entered.isEmpty() ? "0" : entered;
    int twice = twice(play, entered);
    boolean possible = twice >= 0;
    int known = possible ? twice : 0;
    Event name = new MatchEvent.Choose(Moves.komi(known));
    return Element.of("form", "komi")
        .key("komi")
        .on("submit", input -> possible ? name : new MatchEvent.TypeKomi(typed))
        .add(
            step(messages, "−", PageKey.SMALLER, known - 1, most),
            Element.of("input", "number")
                .with("inputmode", "decimal")
                .with("autocomplete", "off")
                .with("maxlength", 6)
                .with("data-input", "komi")
                .with("aria-label", messages.say(GameKey.KOMI))
                .with("value", typed)
                .on("input", input -> new MatchEvent.TypeKomi(input.value())),
            step(messages, "+", PageKey.LARGER, known + 1, most),
            Element.of("button", "button primary")
                .with("type", "submit")
                .with("data-action", "komi")
                .flag("disabled", !possible)
                .text(messages.say(PageKey.NAME_KOMI, possible ? messages.halves(twice) : "…")),
            Element.of("p", "hint")
                .text(messages.say(PageKey.KOMI_RANGE, messages.halves(0), messages.halves(most))),
            choices(context, PositionCache.after(moment.match(), Moves.komi(known))));
  }

  /** The typed komi in halves; negative if it cannot be named now. */
  static int twice(Play play, String entered) {
    int twice = entered.isEmpty() ? 0 : MoveText.readKomi(entered.replace(',', '.'));
    return twice >= 0 && play.refusal(Moves.komi(twice)) == null ? twice : -1;
  }

  /** The other player's options after the komi, with their results; null if there are none. */
  private static @Nullable Element choices(ViewContext context, Play named) {
    Element list = Element.of("ul", "choices-then");
    for (int player = 0; player < named.setup().players() && !named.isOver(); player++) {
      if (named.refusal(Moves.swap(player)) == null) {
        list.add(choice(context, named, Moves.swap(player)));
      }
    }
    if (named.refusal(Moves.KEEP) == null) {
      list.add(choice(context, named, Moves.KEEP));
    }
    if (list.children().isEmpty()) {
      return null;
    }
    String chooses = context.messages().say(PlayKey.CHOOSES, context.player(named.mover()));
    return Element.of("div", "komi-then").add(Element.of("p", "hint").text(chooses), list);
  }

  private static Element choice(ViewContext context, Play named, int move) {
    GameView game = context.game(named.setup().game().id());
    String label = game.specialMoveOffer(context, named, move);
    named.play(move);
    Afterwards then = Afterwards.of(context, named);
    named.undo();
    return Element.of("li").add(Element.of("span").text(label), then.seen());
  }

  private static Element step(Messages messages, String sign, PageKey label, int twice, int most) {
    boolean possible = twice >= 0 && twice <= most;
    return Element.of("button", "step")
        .with("type", "button")
        .with("aria-label", messages.say(label))
        .flag("disabled", !possible)
        .on("click", new MatchEvent.TypeKomi(MoveText.komi(Math.max(0, twice))))
        .text(sign);
  }
}
