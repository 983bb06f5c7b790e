package org.hexstones.web.analysis.paper;

import org.hexstones.game.GameRecord;
import org.hexstones.web.analysis.tree.Study;
import org.hexstones.web.diagram.Turns;
import org.hexstones.web.feature.sharing.EmbedCode;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Address;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;

/** The link of a diagram: it shows the same position, with the same marks, on a board. */
final class MarkedLink {
  private MarkedLink() {}

  /** The fragment of the address. Of a variation it has the line alone, whose moves are counted. */
  static String fragment(Study study, Turns turns, Paper paper) {
    int turn = turns.bounded(paper.form().turn());
    GameRecord line = study.line().record();
    boolean isMain = study.record().mainLine().equals(line.mainLine());
    return Address.study(
        ShortLink.of(isMain ? study.record() : line),
        turns.ends().get(turn),
        paper.marking().on(turn));
  }

  /**
   * The buttons that copy the link, and the text for other sites where there is one.
   *
   * @param page the address of the page
   */
  static Element buttons(ViewContext context, Turns turns, Paper paper, String page) {
    int moves = turns.ends().get(turns.bounded(paper.form().turn()));
    String name = EmbedCode.name(context, turns.line().record().setup(), moves);
    return Element.of("div", "options")
        .key("marked-link")
        .add(
            Controls.button(
                "copy-link", context.messages().say(SharingKey.COPY), new PaperEvent.CopyLink()),
            EmbedCode.isPossible(page)
                ? Controls.button(
                    "copy-embed",
                    context.messages().say(PaperKey.COPY_CODE),
                    new PaperEvent.CopyCode(name))
                : null);
  }
}
