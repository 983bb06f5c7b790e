package org.hexstones.site.assembly;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.Locale;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Html;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Theme;
import org.hexstones.web.text.Catalogue;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.Numbers;
import org.hexstones.web.view.PageView;
import org.hexstones.web.view.Scenes;

/**
 * Puts the start screen, as one who is new sees it, into index.html: a template a language, drawn
 * by the page's own views. early.js shows one of them, and the page's program takes it over.
 */
final class StartScreens {
  private static final String PLACE = "{start}";

  private StartScreens() {}

  /** Where the page has no place for the templates, or has them already, nothing is changed. */
  static void write(Path site) throws IOException {
    Path page = site.resolve("index.html");
    String text = Files.readString(page);
    if (!text.contains(PLACE)) {
      return;
    }
    StringBuilder templates = new StringBuilder();
    for (Language language : Language.values()) {
      Catalogue texts =
          Catalogue.read(Files.readString(site.resolve("text/" + language.tag() + ".txt")));
      boolean first = templates.isEmpty();
      templates
          .append("<template lang=\"")
          .append(language.tag())
          .append("\">")
          .append(Html.write(draw(language, texts, first).with("data-early", "")))
          .append("</template>\n");
    }
    Files.writeString(page, text.replace(PLACE, templates.toString().stripTrailing()));
  }

  /**
   * @param whole whether with all pictures of boards; where not, early.js takes those that are left
   *     out from the first template
   */
  private static Element draw(Language language, Catalogue texts, boolean whole) {
    Model fresh =
        Model.start(
            Settings.of(language, Theme.AUTO),
            GameViews.ALL.get(0).forms().get(0),
            Model.Room.usual(0, 0),
            "");
    PageView view =
        new PageView(
            new Scenes(GameViews.ALL, Games.ALL::setup, asked -> texts, new JvmNumbers()),
            new Replay());
    Element drawn = view.draw(fresh);
    while (whole && view.isUnfinished()) {
      drawn = view.draw(fresh);
    }
    return drawn;
  }

  private static final class JvmNumbers implements Numbers {
    @Override
    public String format(Language language, String decimal) {
      return NumberFormat.getInstance(Locale.forLanguageTag(language.tag()))
          .format(new BigDecimal(decimal));
    }

    @Override
    public boolean isOne(Language language, int number) {
      return number == 1 && language != Language.JAPANESE;
    }

    @Override
    public String date(Language language, double millis) {
      throw new UnsupportedOperationException("nothing was played yet");
    }
  }
}
