package org.hexstones.web.analysis.insight;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The choice of a colour whose stones are looked at, and in words what is seen. */
public final class RulesOverlayView {
  private RulesOverlayView() {}

  /**
   * Draws it.
   *
   * @param shown whose stones are looked at, or -1 for nobody's
   * @param overlay what is seen, or null where nobody looks
   */
  public static Element draw(
      ViewContext context,
      GameView game,
      MatchView moment,
      int shown,
      @Nullable RulesOverlay overlay) {
    InsightMessages text = new InsightMessages(context.messages().texts());
    String title = text.word(InsightKey.OUTLOOK);
    Element choices =
        Controls.choices(title)
            .add(
                Controls.choice(
                        text.word(InsightKey.OUTLOOK_OFF),
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
    return section.addAll(overlay.words()).addAll(explained(context, game, moment, text));
  }

  /** What the turn did that led to the place on the board, or as much of it as is made. */
  private static List<Element> explained(
      ViewContext context, GameView game, MatchView moment, InsightMessages text) {
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
      said.add(0, Element.of("h2").text(text.word(InsightKey.THIS_TURN)));
    }
    return said;
  }
}
