package org.hexstones.web.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Entry;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.LibraryEvent;
import org.hexstones.web.model.LinkEvent;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Names;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Seat;
import org.hexstones.web.text.LibraryText;
import org.hexstones.web.text.LibraryWord;
import org.hexstones.web.text.LinkWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** A kept game in the list: drawn once, however often the list is. */
final class LibraryRow {
  private final Entry entry;
  private final Scene scene;
  private final String title;
  private final String players;
  private final String searched;
  private @Nullable Element drawn;
  private boolean drawnBinned;

  LibraryRow(Scene scene, Entry entry) {
    this.scene = scene;
    this.entry = entry;
    Match match = entry.match();
    if (match == null) {
      title = "Hexstones";
      players = "";
      searched = "";
    } else {
      Setup setup = match.record().setup();
      GameView game = scene.game(setup.game().id());
      title = game.title(scene.talk(), game.keyword(setup));
      players = players(match);
      searched = lower(title + " " + setup.text() + " " + players);
    }
  }

  Entry entry() {
    return entry;
  }

  /** Whether every word that is searched for is part of what the row says. */
  boolean has(List<String> words) {
    for (String word : words) {
      if (!searched.contains(lower(word))) {
        return false;
      }
    }
    return true;
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }

  /** Who sits where: a name where there is one, else what sits there. */
  private String players(Match match) {
    List<String> who = new ArrayList<>();
    for (int player = 0; player < match.seats().size(); player++) {
      String name = Names.of(match.record(), player);
      Seat seat = match.seats().get(player);
      who.add(name.isEmpty() ? Sitter.name(scene.talk(), seat) : name);
    }
    return String.join(" – ", who);
  }

  /**
   * @param binned whether it was deleted, and can only be had back
   */
  Element draw(boolean binned) {
    Element known = drawn;
    if (known == null || drawnBinned != binned) {
      known = fresh(binned);
      drawn = known;
      drawnBinned = binned;
    }
    return known;
  }

  private Element fresh(boolean binned) {
    Talk talk = scene.talk();
    LibraryText text = talk.library();
    Match match = entry.match();
    Element row = Element.of("li", "kept-game").key(entry.id()).with("data-game-id", entry.id());
    if (match == null) {
      return row.add(Element.of("p", "hint").text(text.word(LibraryWord.OF_NEWER)));
    }
    Play play = Replay.to(match);
    Position position = play.position();
    String number = talk.number(position.plies());
    String moves = text.moves(number, talk.isOne(position.plies()));
    String notes = match.record().isAnnotated() ? " · " + text.word(LibraryWord.ANNOTATED) : "";
    // A clock that could not be believed has written it.
    boolean dated = entry.updated() != Entry.UNKNOWN;
    String when = dated ? " · " + talk.numbers().date(talk.language(), entry.updated()) : "";
    Element picture = Thumbnail.of(position, scene.game(position.setup().game().id()).marks(play));
    Element about =
        Element.of("span", "about")
            .add(
                Element.of("strong").text(title),
                Element.of("span").text(players),
                Element.of("span", "state").text(state(play)),
                Element.of("small").text(moves + notes + when));
    if (binned) {
      return row.add(
          Element.of("span", "open").add(picture, about),
          Controls.icon(
              "restore-game",
              Icon.UNDO,
              text.word(LibraryWord.RESTORE) + ": " + title + ", " + players,
              new Event.OfLibrary(new LibraryEvent.Restore(entry.id())),
              true));
    }
    return row.add(
        Element.of("button", "open")
            .with("type", "button")
            .with("data-action", "open-game")
            .on("click", new Event.OfLibrary(new LibraryEvent.Open(entry.id())))
            .add(picture, about),
        Controls.icon(
            "analyse-game",
            Icon.ANALYSE,
            talk.word(LinkWord.ANALYSE) + ": " + title + ", " + players + ", " + when,
            new Event.OfLinks(new LinkEvent.Analyse(match.record())),
            true),
        Controls.icon(
            "delete-game",
            Icon.DELETE,
            text.delete(title + ", " + players + ", " + when),
            new Event.OfLibrary(new LibraryEvent.Delete(entry.id())),
            true));
  }

  private String state(Play play) {
    Outcome outcome = play.outcome();
    Position position = play.position();
    int player = outcome == null ? play.mover() : outcome.winner();
    String colour = scene.colour(position.colourOf(player));
    String said =
        outcome == null ? scene.talk().page().toMove(colour) : scene.talk().page().wins(colour);
    Match match = entry.match();
    String name = match == null ? "" : Names.of(match.record(), player);
    return name.isEmpty() ? said : said + " (" + name + ")";
  }
}
