package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The choice of the overlay's colour, and the overlay in words. */
public final class RulesOverlayView {
  private RulesOverlayView() {}

  /**
   * Draws the choice and the words.
   *
   * @param shown the index of the chosen colour, or -1 for none
   * @param overlay the overlay, or null for none
   */
  public static Element draw(
      ViewContext context,
      GameView game,
      MatchView moment,
      int shown,
      @Nullable RulesOverlay overlay) {
    Messages messages = context.messages();
    String title = messages.say(InsightKey.OUTLOOK);
    Element choices =
        Controls.choices(title)
            .add(
                Controls.choice(
                        messages.say(InsightKey.OUTLOOK_OFF),
                        shown == Position.NONE,
                        new RulesOverlayEvent.Show(Position.NONE))
                    .with("data-action", "outlook-off"));
    for (int colour = 0; colour < moment.position().setup().players(); colour++) {
      choices.add(
          Controls.choice(
                  context.colour(colour), shown == colour, new RulesOverlayEvent.Show(colour))
              .with("data-action", "outlook-" + colour));
    }
    Element section =
        Element.of("section", "outlook")
            .key("outlook")
            .with("aria-label", title)
            .add(Element.of("h2").text(title), choices);
    if (overlay == null) {
      return section;
    }
    return section.addAll(overlay.words()).addAll(explained(context, game, moment, messages));
  }

  /** Explains the turn that led to the position on the board, as far as it is made. */
  private static List<Element> explained(
      ViewContext context, GameView game, MatchView moment, Messages messages) {
    int from = moment.cursor() - 1;
    while (from > 0 && !moment.isTurnStart(from)) {
      from--;
    }
    if (from < 0) {
      return List.of();
    }
    Play before = moment.play();
    List<Integer> line = moment.line().subList(0, moment.cursor());
    Play begun =
        Play.begin(before.setup(), before.start())
            .orThrow()
            .playAll(line.subList(0, from))
            .orThrow();
    List<Element> said = new ArrayList<>();
    for (String sentence :
        game.explain(context.messages(), begun, line.subList(from, line.size()))) {
      said.add(Element.of("p", "explained").text(sentence));
    }
    if (!said.isEmpty()) {
      said.add(0, Element.of("h2").text(messages.say(InsightKey.THIS_TURN)));
    }
    return said;
  }
}
