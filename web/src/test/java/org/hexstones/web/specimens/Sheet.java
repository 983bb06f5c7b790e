package org.hexstones.web.specimens;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.web.build.StoneLights;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.vdom.Html;

/** All specimens in a theme and a language, for a window of a size. */
record Sheet(Theme theme, Language language, int width, int height) {
  /** The sources, whose style sheets it uses: an edit is seen when it is loaded again. */
  private static final String SOURCES = "../../../";

  private static final List<String> STYLES =
      List.of(
          "site/src/static/style.css",
          "site/src/static/start.css",
          "site/src/static/play.css",
          "site/src/static/study.css",
          "web/src/test/resources/org/hexstones/web/specimens/specimens.css");

  /** A phone, a tablet and a desktop. */
  private static final int[][] WINDOWS = {{360, 740}, {820, 1180}, {1280, 800}};

  static List<Sheet> all() {
    List<Sheet> all = new ArrayList<>();
    for (int[] window : WINDOWS) {
      for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
        for (Language language : Language.values()) {
          all.add(new Sheet(theme, language, window[0], window[1]));
        }
      }
    }
    return all;
  }

  /** The name of its file, which says how it is to be shown. */
  String file() {
    return width + "x" + height + "-" + word() + "-" + language.tag() + ".html";
  }

  private String word() {
    return theme.name().toLowerCase(Locale.ROOT);
  }

  String html(List<Specimen> specimens) {
    StringBuilder text = new StringBuilder("<!doctype html>\n<html lang=\"");
    text.append(language.tag()).append("\" data-theme=\"").append(word()).append("\">\n");
    text.append("<meta charset=\"utf-8\">\n<title>").append(file()).append("</title>\n");
    text.append("<meta name=\"viewport\" content=\"width=device-width\">\n");
    for (String style : STYLES) {
      text.append("<link rel=\"stylesheet\" href=\"").append(SOURCES).append(style).append("\">\n");
    }
    text.append(StoneLights.text()).append('\n');
    for (Specimen specimen : specimens) {
      String name = specimen.name();
      text.append("<h2 class=\"specimen-name\">").append(name).append("</h2>\n");
      text.append("<div class=\"specimen\" data-specimen=\"").append(name).append("\">");
      text.append(Html.write(specimen.draw(language, Viewport.usual(width, height))));
      text.append("</div>\n");
    }
    return text.toString();
  }

  /** The sheet in a frame of its size. */
  String frame() {
    return "<h2>%s</h2>\n<iframe loading=\"lazy\" src=\"%s\" width=\"%d\" height=\"%d\"></iframe>\n"
        .formatted(file(), file(), width, height);
  }
}
