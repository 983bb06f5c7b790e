package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Address;
import org.hexstones.web.ui.GameView;

/**
 * Writes what follows from the list of games, in English: their names in the descriptions of the
 * page and of the installed application, and the application's shortcut to each game. A game's
 * folder may have a picture for its shortcut, {@code icon.png} of 96 by 96 pixels.
 */
final class GameList {
  static final String MANIFEST = "manifest.webmanifest";

  private static final String NAMES = "{games}";
  private static final String SHORTCUTS = "{shortcuts}";
  private static final String ICON = "icon.png";

  private final Path site;
  private final Path web;
  private final Messages messages;

  private GameList(Path site, Path web, Messages messages) {
    this.site = site;
    this.web = web;
    this.messages = messages;
  }

  /**
   * Fills in the files of the site that have a place for it.
   *
   * @param web the folder {@code web/src/main}
   */
  static void write(Path site, Path web) throws IOException {
    GameList list = new GameList(site, web, messages(site));
    list.fill("index.html", NAMES, list.names());
    if (Files.exists(site.resolve(MANIFEST))) {
      list.fill(MANIFEST, NAMES, list.names());
      list.fill(MANIFEST, SHORTCUTS, list.shortcuts());
    }
  }

  /** The texts of the site, in English. */
  static Messages messages(Path site) throws IOException {
    MessageCatalog texts = MessageCatalog.read(Files.readString(site.resolve("text/en.txt")));
    return EarlyScreens.contexts(texts).in(Language.ENGLISH).messages();
  }

  private void fill(String name, String place, String text) throws IOException {
    Path file = site.resolve(name);
    Files.writeString(file, Files.readString(file).replace(place, text));
  }

  /** The names of all games, in a sentence. */
  private String names() {
    return joined(GameViews.ALL.stream().map(this::title).toList());
  }

  /** {@code A}, {@code A and B}, {@code A, B and C}. */
  static String joined(List<String> names) {
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
  }

  private String title(GameView view) {
    return view.title(messages, view.id());
  }

  private String shortcuts() throws IOException {
    List<String> shortcuts = new ArrayList<>();
    for (GameView view : GameViews.ALL) {
      shortcuts.add(shortcut(view));
    }
    return String.join(",\n    ", shortcuts);
  }

  private String shortcut(GameView view) throws IOException {
    String id = view.id();
    Path icon = SiteTexts.folder(web, id).resolve(ICON);
    String icons = "";
    if (Files.exists(icon)) {
      Path copy = site.resolve("icons").resolve(id + ".png");
      Files.createDirectories(copy.getParent());
      Files.copy(icon, copy, StandardCopyOption.REPLACE_EXISTING);
      icons =
          """
          ,
                "icons": [{ "src": "icons/%s.png", "sizes": "96x96", "type": "image/png" }]"""
              .formatted(id);
    }
    return """
        {
              "name": "New game of %s",
              "short_name": "%s",
              "description": "%s",
              "url": "./%s"%s
            }"""
        .formatted(title(view), title(view), view.about(messages, id), address(view), icons);
  }

  /** A game of one person against the computer. */
  private static String address(GameView view) {
    GameForm form = view.forms().get(0);
    for (GameForm other : view.forms()) {
      form = other.keyword().equals(view.id()) ? other : form;
    }
    String others = ("," + Seat.COMPUTER.word()).repeat(view.players(form) - 1);
    return Address.of(form) + "+seats=" + Seat.PERSON.word() + others;
  }
}
