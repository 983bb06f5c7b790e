package org.hexstones.web.feature.sharing;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.ui.Caption;
import org.hexstones.web.ui.QrView;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The dialog that gives a game as a link, as a QR code, and as files. */
public final class ShareView {
  private final ViewContext context;
  private final Messages messages;
  private final String link;
  private final boolean hasSheet;
  private final Match match;
  private final int drawing;
  private final @Nullable Element choice;
  private final Event diagrams;

  /**
   * @param link the whole address to share
   * @param hasSheet whether the system has a share sheet
   * @param drawing how much of a picture is drawn, in thousandths, or {@link
   *     SharingEvent#NOT_DRAWING}
   * @param choice what the link shows ({@link #choice}), or null
   * @param diagrams opens what makes diagrams
   */
  public ShareView(
      ViewContext context,
      String link,
      boolean hasSheet,
      Match match,
      int drawing,
      @Nullable Element choice,
      Event diagrams) {
    this.diagrams = diagrams;
    this.context = context;
    this.drawing = drawing;
    this.choice = choice;
    messages = context.messages();
    this.link = link;
    this.hasSheet = hasSheet;
    this.match = match;
  }

  public Element draw() {
    Element view = Element.of("div", "share");
    view.add(
        Controls.toCopy("link", messages.say(SharingKey.LINK), link),
        ways(context, match, hasSheet),
        choice);
    if (!ShortLink.isWhole(match.record())) {
      view.add(Element.of("p", "hint").text(messages.say(SharingKey.LINK_SHORTENED)));
    }
    if (match.isByLink() && LinkGame.isMine(match)) {
      view.add(Element.of("p", "hint").text(messages.say(SharingKey.NOT_YET)));
    }
    Element files = Element.of("div", "options");
    for (FileKind kind : FileKind.values()) {
      files.add(
          Controls.button(
                  "save",
                  messages.say(word(kind)),
                  press -> new SharingEvent.Save(kind, caption(kind)))
              .with("data-kind", kind.extension())
              .flag("disabled", kind.isOfWorker() && drawing != SharingEvent.NOT_DRAWING));
    }
    files.add(Controls.button("diagram", messages.say(SharingKey.DIAGRAM), diagrams));
    return view.add(
        code(),
        Element.of("h3").text(messages.say(SharingKey.SAVE)),
        files,
        drawing(),
        Element.of("p", "hint").text(messages.say(SharingKey.PICTURES)),
        EmbedCode.draw(context, link, match));
  }

  /** The choice between the position on the board and the last one; null if they are the same. */
  public static @Nullable Element choice(Messages messages, SharingState state, Match match) {
    return match.movesToShow() >= 0
        ? Controls.toggle(
            "link-move",
            messages.say(SharingKey.LINK_MOVE, messages.number(match.cursor())),
            "",
            !state.isWhole(match),
            on -> new SharingEvent.ShowAll(!on))
        : null;
  }

  /** The poster has all but the terms in places of its own. */
  private String caption(FileKind kind) {
    return kind == FileKind.POSTER
        ? TermsView.line(context, PositionCache.to(match))
        : Caption.of(context, match);
  }

  /** The buttons that send the link. The first one is the primary one. */
  static Element ways(ViewContext context, Match match, boolean hasSheet) {
    Messages messages = context.messages();
    String copy = messages.say(SharingKey.COPY);
    Element ways = Element.of("div", "options");
    return hasSheet
        ? ways.add(
            Controls.primary(
                "share-link",
                messages.say(SharingKey.SHEET),
                press -> new SharingEvent.Share(Caption.of(context, match))),
            Controls.button("copy-link", copy, new SharingEvent.Copy()))
        : ways.add(Controls.primary("copy-link", copy, new SharingEvent.Copy()));
  }

  private static SharingKey word(FileKind kind) {
    return switch (kind) {
      case TEXT -> SharingKey.TEXT;
      case JSON -> SharingKey.JSON;
      case SVG -> SharingKey.SVG;
      case PNG -> SharingKey.PNG;
      case GIF -> SharingKey.GIF;
      case POSTER -> SharingKey.POSTER;
    };
  }

  private @Nullable Element drawing() {
    return drawing == SharingEvent.NOT_DRAWING
        ? null
        : Element.of("progress", "drawing")
            .key("drawing")
            .with("max", 1000)
            .with("value", drawing)
            .with("aria-label", messages.say(SharingKey.DRAWING));
  }

  private Element code() {
    Element code = QrView.draw(link, messages.say(SharingKey.QR));
    return code != null
        ? code
        : Element.of("p", "hint").key("code").text(messages.say(SharingKey.QR_TOO_LONG));
  }
}
