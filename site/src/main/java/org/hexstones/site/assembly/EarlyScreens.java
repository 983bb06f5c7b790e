package org.hexstones.site.assembly;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.hexstones.registry.Games;
import org.hexstones.web.app.Model;
import org.hexstones.web.app.PageView;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.pages.FailedView;
import org.hexstones.web.pages.FramedView;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;

/**
 * Draws what is shown before any program, in each language and by the page's own views: the first
 * screen of a newcomer for wide and for tall windows, files that early.js shows and the page's
 * program takes over, and templates in index.html for what no program shows.
 */
final class EarlyScreens {
  private static final String PLACE = "{early}";

  private static final Viewport WIDE = Viewport.usual(1440, 900);
  private static final Viewport TALL = Viewport.usual(390, 844);

  private EarlyScreens() {}

  /** Changes nothing if the page has no place for the templates or has them already. */
  static void write(Path site) throws IOException {
    Path page = site.resolve("index.html");
    String text = Files.readString(page);
    if (!text.contains(PLACE)) {
      return;
    }
    StringBuilder screens = new StringBuilder();
    for (Language language : Language.values()) {
      MessageCatalog texts =
          MessageCatalog.read(Files.readString(site.resolve("text/" + language.tag() + ".txt")));
      Path folder = Files.createDirectories(site.resolve("text/start"));
      Files.writeString(
          folder.resolve(language.tag() + ".txt"), Html.write(draw(fresh(language, WIDE), texts)));
      Files.writeString(
          folder.resolve(language.tag() + "-tall.txt"),
          Html.write(draw(fresh(language, TALL), texts)));
      template(screens, language, "failed", FailedView.draw(contexts(texts).in(language)));
      template(screens, language, "framed", FramedView.draw(contexts(texts).in(language)));
    }
    Files.writeString(page, text.replace(PLACE, screens.toString().stripTrailing()));
  }

  private static void template(StringBuilder to, Language language, String name, Element drawn) {
    to.append("<template lang=\"").append(language.tag());
    to.append("\" data-name=\"").append(name).append("\">");
    to.append(Html.write(drawn)).append("</template>\n");
  }

  private static Element draw(Model model, MessageCatalog texts) {
    PageView view = new PageView(contexts(texts), new PositionCache());
    Element drawn = view.draw(model);
    while (view.isUnfinished()) {
      drawn = view.draw(model);
    }
    return drawn.with("data-early", "");
  }

  static ViewContexts contexts(MessageCatalog texts) {
    return new ViewContexts(GameViews.ALL, Games.ALL::setup, asked -> texts, new JvmNumbers());
  }

  private static Model fresh(Language language, Viewport window) {
    return Model.start(
        Settings.of(language, Theme.AUTO), GameViews.offered(), List.of(), window, "");
  }

  private static final class JvmNumbers implements Numbers {
    @Override
    public String format(Language language, String decimal) {
      return NumberFormat.getInstance(Locale.forLanguageTag(language.tag()))
          .format(new BigDecimal(decimal));
    }

    @Override
    public String date(Language language, double millis) {
      throw new UnsupportedOperationException("nothing was played yet");
    }
  }
}
