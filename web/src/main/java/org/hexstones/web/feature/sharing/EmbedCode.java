package org.hexstones.web.feature.sharing;

import org.hexstones.game.Setup;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.SharingKey;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * The text by which a game or a puzzle is shown on a page of another site, and how it looks there.
 * The text is a link and a script that makes a frame of it: see docs/embedding.md.
 */
public final class EmbedCode {
  private final String home;
  private final String fragment;
  private final String name;

  private EmbedCode(String home, String fragment, String name) {
    this.home = home;
    this.fragment = fragment;
    this.name = name;
  }

  /** The part of the dialog that gives a game. */
  static @Nullable Element draw(ViewContext context, String link, Match match) {
    boolean isWhole = link.endsWith(Address.game(ShortLink.of(match.record())));
    int moves = isWhole ? match.record().mainLine().size() : match.cursor();
    return draw(context.messages(), link, name(context, match.record().setup(), moves));
  }

  /** What the link of a game is called. */
  public static String name(ViewContext context, Setup setup, int moves) {
    Messages messages = context.messages();
    GameView game = context.game(setup.game().id());
    String title = game.title(messages, game.keyword(setup));
    return messages.say(SharingKey.EMBED_NAME, title, messages.number(moves));
  }

  /**
   * The code and a preview, closed at first; null where the page is not on a host.
   *
   * @param link the whole address
   * @param name what the link is called where the script does not run
   */
  public static @Nullable Element draw(Messages messages, String link, String name) {
    EmbedCode code = of(link, name);
    return code == null ? null : code.draw(messages);
  }

  /** The code alone; null where the page is not on a host. */
  public static @Nullable String text(String link, String name) {
    EmbedCode code = of(link, name);
    return code == null ? null : code.code();
  }

  /** Whether the page is on a host. */
  public static boolean isPossible(String page) {
    return page.startsWith("http");
  }

  private static @Nullable EmbedCode of(String link, String name) {
    int hash = link.indexOf('#');
    String page = hash < 0 ? "" : link.substring(0, hash);
    int query = page.indexOf('?');
    String path = query < 0 ? page : page.substring(0, query);
    return isPossible(path)
        ? new EmbedCode(path.substring(0, path.lastIndexOf('/') + 1), link.substring(hash), name)
        : null;
  }

  private Element draw(Messages messages) {
    String code = code();
    return Element.of("details", "embed")
        .key("embed")
        .with("data-embed", "")
        .add(
            Element.of("summary").text(messages.say(SharingKey.EMBED)),
            Element.of("p", "hint").text(messages.say(SharingKey.EMBED_HINT)),
            Controls.linesToCopy("embed", messages.say(SharingKey.EMBED), code),
            Controls.primary(
                "copy-embed", messages.say(SharingKey.COPY_EMBED), new ShellEvent.CopyText(code)),
            // Loaded once it is seen. In an origin of its own, as on the other site.
            Element.of("iframe")
                .with("loading", "lazy")
                .with("sandbox", "allow-scripts allow-popups allow-popups-to-escape-sandbox")
                .with("title", messages.say(SharingKey.PREVIEW))
                .with("src", "embed.html" + fragment));
  }

  private String code() {
    return element("a", "class=\"hexstones\" href=\"" + escaped(home + fragment) + "\"", name)
        + "\n"
        + element("script", "async src=\"" + escaped(home) + "embed.js\"", "");
  }

  private static String escaped(String address) {
    return address.replace("&", "&amp;");
  }

  /** An element as text, put together here: the single file may not contain the end of a script. */
  private static String element(String tag, String attributes, String content) {
    return "<" + tag + " " + attributes + ">" + content + "</" + tag + ">";
  }
}
