package org.hexstones.site.assembly;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import org.hexstones.registry.Games;
import org.hexstones.web.app.FailedView;
import org.hexstones.web.app.FramedView;
import org.hexstones.web.app.Model;
import org.hexstones.web.app.PageView;
import org.hexstones.web.app.Update;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.ui.board.BoardLook;
import org.hexstones.web.ui.board.Stone;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;

/**
 * Puts the first screens of a newcomer into index.html: the start screen, and the board of the
 * offered game for a high and for a wide window. Each has a template in each language, drawn by the
 * page's own views. early.js shows them, and the program takes them over.
 */
final class EarlyScreens {
  private static final String PLACE = "{early}";

  /** The place after early.js, which needs the boards only once somebody begins. */
  private static final String PLACE_OF_BOARDS = "{boards}";

  /** Windows in which the board has flat sides on top, and in which it stands on a corner. */
  private static final Viewport HIGH = Viewport.usual(390, 800);

  private static final Viewport WIDE = Viewport.usual(1440, 900);

  private EarlyScreens() {}

  /** Changes nothing if the page has no place for the templates or has them already. */
  static void write(Path site) throws IOException {
    Path page = site.resolve("index.html");
    String text = Files.readString(page);
    if (!text.contains(PLACE)) {
      return;
    }
    StringBuilder screens = new StringBuilder();
    StringBuilder boards = new StringBuilder();
    for (Language language : Language.values()) {
      MessageCatalog texts =
          MessageCatalog.read(Files.readString(site.resolve("text/" + language.tag() + ".txt")));
      boolean first = screens.isEmpty();
      template(screens, language, "start", draw(fresh(language, WIDE), texts, first));
      template(screens, language, "failed", FailedView.draw(contexts(texts).in(language)));
      template(screens, language, "framed", FramedView.draw(contexts(texts).in(language)));
      template(boards, language, "flat", draw(begun(language, HIGH), texts, false));
      template(boards, language, "pointed", draw(begun(language, WIDE), texts, false));
      if (first) {
        template(boards, language, "sized", sizedStones());
      }
    }
    Files.writeString(
        page,
        text.replace(PLACE, screens.toString().stripTrailing())
            .replace(PLACE_OF_BOARDS, boards.toString().stripTrailing()));
  }

  private static void template(StringBuilder to, Language language, String name, Element drawn) {
    to.append("<template lang=\"").append(language.tag());
    to.append("\" data-name=\"").append(name).append("\">");
    to.append(Html.write(drawn)).append("</template>\n");
  }

  /**
   * @param whole whether to draw all pictures of boards; otherwise early.js copies the missing ones
   *     from the first template
   */
  private static Element draw(Model model, MessageCatalog texts, boolean whole) {
    PageView view = new PageView(contexts(texts), new PositionCache());
    Element drawn = view.draw(model);
    while (whole && view.isUnfinished()) {
      drawn = view.draw(model);
    }
    return drawn.with("data-early", "");
  }

  /** The stones of the first turn with their sizes, which are shown on boards with large cells. */
  private static Element sizedStones() {
    Element stones = Element.of("svg").with("data-smallest", BoardLook.SMALLEST_WITH_SIZES);
    for (int colour = 0; colour < GameForm.MOST_PLAYERS; colour++) {
      stones.add(Stone.of(colour, "", "1"));
    }
    return stones;
  }

  static ViewContexts contexts(MessageCatalog texts) {
    return new ViewContexts(GameViews.ALL, Games.ALL::setup, asked -> texts, new JvmNumbers());
  }

  private static Model fresh(Language language, Viewport window) {
    return Model.start(Settings.of(language, Theme.AUTO), GameViews.OFFERED, List.of(), window, "");
  }

  /** The model after the offered game was begun. */
  private static Model begun(Language language, Viewport window) {
    return new Update(Games.ALL::setup, new PositionCache())
        .update(fresh(language, window), new StartEvent.Begin())
        .model();
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
