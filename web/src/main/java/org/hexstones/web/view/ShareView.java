package org.hexstones.web.view;

import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.FileKind;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.LinkGame;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.ShortLink;
import org.hexstones.web.qr.QrCode;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** A game as a link, as a QR code, and as files. */
public final class ShareView {
  private static final int QUIET_ZONE = 4;

  private final Talk talk;
  private final String link;
  private final boolean hasSheet;
  private final Match match;

  /**
   * @param link to be shared, a whole address
   * @param hasSheet whether the system has a share sheet
   */
  public ShareView(Talk talk, String link, boolean hasSheet, Match match) {
    this.talk = talk;
    this.link = link;
    this.hasSheet = hasSheet;
    this.match = match;
  }

  public Element draw() {
    Element view = Element.of("div", "share");
    view.add(
        Element.of("input", "link")
            .with("type", "text")
            .with("readonly", "")
            .with("data-input", "link")
            .with("aria-label", talk.word(LinkWord.LINK))
            .with("value", link),
        ways(talk, hasSheet));
    if (!ShortLink.isWhole(match.record())) {
      view.add(Element.of("p", "hint").text(talk.word(LinkWord.LINK_SHORTENED)));
    }
    if (match.isByLink() && LinkGame.isMine(match)) {
      view.add(Element.of("p", "hint").text(talk.word(LinkWord.NOT_YET)));
    }
    Element files = Element.of("div", "options");
    for (FileKind kind : FileKind.values()) {
      files.add(
          Controls.button("save", talk.word(word(kind)), of(new LinkEvent.Save(kind)))
              .with("data-kind", kind.extension()));
    }
    return view.add(
        code(),
        Element.of("h3").text(talk.word(LinkWord.SAVE)),
        files,
        Element.of("p", "hint").text(talk.word(LinkWord.PICTURES)));
  }

  /** The buttons that send the link. */
  static Element ways(Talk talk, boolean hasSheet) {
    Element ways = Element.of("div", "options");
    if (hasSheet) {
      ways.add(button("share-link", talk.word(LinkWord.SHEET), new LinkEvent.Share()));
    }
    return ways.add(button("copy-link", talk.word(LinkWord.COPY), new LinkEvent.Copy()));
  }

  private static Element button(String action, String label, LinkEvent event) {
    return Element.of("button", "button primary")
        .with("type", "button")
        .with("data-action", action)
        .on("click", of(event))
        .text(label);
  }

  private static Event of(LinkEvent event) {
    return new Event.OfLinks(event);
  }

  private static LinkWord word(FileKind kind) {
    return switch (kind) {
      case TEXT -> LinkWord.TEXT;
      case JSON -> LinkWord.JSON;
      case SVG -> LinkWord.SVG;
      case PNG -> LinkWord.PNG;
    };
  }

  private record Code(String link, @Nullable QrCode code) {}

  /** The last one: the same dialog is drawn again and again. */
  private static @Nullable Code last;

  private Element code() {
    Code known = last;
    if (known == null || !known.link.equals(link)) {
      known = new Code(link, QrCode.of(link));
      last = known;
    }
    QrCode code = known.code;
    if (code == null) {
      return Element.of("p", "hint").key("code").text(talk.word(LinkWord.QR_TOO_LONG));
    }
    int side = code.size() + 2 * QUIET_ZONE;
    return Element.of("svg", "qr")
        .key("code")
        .with("viewBox", -QUIET_ZONE + " " + -QUIET_ZONE + " " + side + " " + side)
        .with("role", "img")
        .with("aria-label", talk.word(LinkWord.QR))
        .add(Element.of("path").with("d", code.path()));
  }
}
