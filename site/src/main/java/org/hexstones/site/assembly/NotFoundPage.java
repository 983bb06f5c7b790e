package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.pages.NotFoundView;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Html;

/**
 * Fills in the page that hosts show for a wrong address: what has happened in each language, and
 * the games. It needs no other file, because the host shows it at any depth of folders.
 */
final class NotFoundPage {
  static final String NAME = "404.html";

  private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);
  private static final Pattern STYLE = Pattern.compile("<style>(.*?)</style>", Pattern.DOTALL);

  private NotFoundPage() {}

  /** Where the site has no such page, nothing is written. */
  static void write(Path site) throws IOException {
    Path file = site.resolve(NAME);
    if (!Files.exists(file)) {
      return;
    }
    String page = Files.readString(file);
    StringBuilder texts = new StringBuilder();
    StringBuilder games = new StringBuilder();
    for (Language language : Language.values()) {
      MessageCatalog catalogue =
          MessageCatalog.read(Files.readString(site.resolve("text/" + language.tag() + ".txt")));
      ViewContext context = EarlyScreens.contexts(catalogue).in(language);
      texts.append(Html.write(NotFoundView.text(context))).append('\n');
      games.setLength(0);
      for (GameView view : GameViews.ALL) {
        for (GameForm form : view.forms()) {
          games.append(Html.write(NotFoundView.game(context, view, form))).append('\n');
        }
      }
    }
    Files.writeString(
        file,
        page.replace("{texts}", texts.toString().strip())
            .replace("{games}", games.toString().strip())
            .replace("{scripts}", Hashes.ofAll(SCRIPT, page))
            .replace("{styles}", Hashes.ofAll(STYLE, page)));
  }
}
