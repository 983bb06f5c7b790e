package org.hexstones.web.feature.library;

import java.util.List;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.StudyKey;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.route.Route;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Sitter;
import org.hexstones.web.ui.TermsView;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.ui.board.Thumbnail;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** A stored game in the list. It is drawn once and used again. */
final class LibraryRow {
  private final LibraryEntry entry;
  private final @Nullable LibraryEntry study;
  private final ViewContext context;
  private final String title;
  private final String players;
  private final String keyword;
  private @Nullable String searched;
  private @Nullable Element drawn;
  private boolean drawnBinned;

  /**
   * @param study the analysis of the game, which has no row of its own; or null
   */
  LibraryRow(ViewContext context, LibraryEntry entry, @Nullable LibraryEntry study) {
    this.context = context;
    this.entry = entry;
    this.study = study;
    Match match = entry.match();
    if (match == null) {
      title = "Hexstones";
      players = "";
      keyword = "";
    } else {
      Setup setup = match.record().setup();
      GameView game = context.game(setup.game().id());
      String terms = TermsView.line(context, end(match));
      keyword = game.keyword(setup);
      int number = TwoGameMatch.game(match.record());
      String named =
          game.title(context.messages(), keyword)
              + (terms.isEmpty() ? "" : " · " + terms)
              + (number == 0
                  ? ""
                  : " · "
                      + context.messages().say(GameKey.GAME_OF, context.messages().number(number)));
      title =
          StudyKey.isStudy(match) ? context.messages().say(LibraryKey.ANALYSIS_OF, named) : named;
      // An analysis nobody plays.
      players =
          Sitter.names(
              context.messages(),
              match.record(),
              StudyKey.isStudy(match) ? List.of() : match.seats());
    }
  }

  /** What a game came to, whichever of its positions was looked at last. */
  private static Play end(Match match) {
    return match.record().replay().orThrow();
  }

  /** Whether it shows these entries. */
  // The same objects and not equal ones: entries are large, and replaced when they change.
  @SuppressWarnings("ReferenceEquality")
  boolean isOf(LibraryEntry game, @Nullable LibraryEntry analysis) {
    return entry == game && study == analysis;
  }

  /** Whether the game was analysed, or has comments and variations itself. */
  private String notes(Match match) {
    return study != null
        ? context.messages().say(LibraryKey.ANALYSED)
        : match.record().isAnnotated() ? context.messages().say(LibraryKey.ANNOTATED) : "";
  }

  /**
   * Whether the filter has the game and the row's text contains every word of the search.
   *
   * @param words as {@link PlainLetters} writes them
   */
  boolean has(LibraryFilter filter, List<String> words) {
    Match match = entry.match();
    if (match == null) {
      return words.isEmpty() && filter.equals(LibraryFilter.ALL);
    }
    Match analysis = study == null ? null : study.match();
    if (!filter.has(match, analysis == null ? match : analysis, keyword)) {
      return false;
    }
    for (String word : words) {
      if (!searched(match).contains(word)) {
        return false;
      }
    }
    return true;
  }

  /** What the reader sees of the game, and its set-up. */
  private String searched(Match match) {
    String known = searched;
    if (known == null) {
      Messages messages = context.messages();
      Setup setup = match.record().setup();
      String board = setup.board().shape().text();
      known =
          PlainLetters.of(
              String.join(
                  " ",
                  title,
                  setup.text(),
                  BoardNames.ofShape(messages, board.substring(0, board.indexOf(':'))),
                  BoardNames.cells(messages, setup.board()),
                  players,
                  state(end(match)),
                  notes(match),
                  date()));
      searched = known;
    }
    return known;
  }

  /** When the game was stored; empty if the clock was wrong then. */
  private String date() {
    Messages messages = context.messages();
    return entry.updated() == LibraryEntry.UNKNOWN
        ? ""
        : messages.numbers().date(messages.language(), entry.updated());
  }

  /**
   * @param binned whether the game is in the bin, so that restoring is all that can be done
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
    Messages messages = context.messages();
    Match match = entry.match();
    Element row = Element.of("li", "kept-game").key(entry.id()).with("data-game-id", entry.id());
    if (match == null) {
      return row.add(Element.of("p", "hint").text(messages.say(LibraryKey.OF_NEWER)));
    }
    Play play = end(match);
    Position position = play.position();
    String number = messages.number(position.plies());
    String moves = messages.count(LibraryKey.NUMBER_OF_MOVES, position.plies(), number);
    String notes = notes(match).isEmpty() ? "" : " · " + notes(match);
    String date = date();
    String when = date.isEmpty() ? "" : " · " + date;
    String named = context.messages().list(List.of(title, players)) + when;
    boolean timed = match.isTimed(play.isOver());
    Play shown = timed ? Play.begin(play.setup()) : play;
    Element picture =
        Thumbnail.of(shown.position(), context.game(position.setup().game().id()).marks(shown));
    Element about =
        Element.of("span", "about")
            .add(
                Element.of("strong").untranslated().text(title),
                Element.of("span").untranslated().text(players),
                Element.of("span", "state").text(state(play)),
                Element.of("small").text(moves + notes + when));
    if (binned) {
      return row.add(
          Element.of("span", "open").add(picture, about),
          Controls.icon(
              "restore-game",
              Icon.UNDO,
              messages.say(
                  GameKey.HOLDS,
                  messages.say(LibraryKey.RESTORE),
                  messages.list(List.of(title, players))),
              new LibraryEvent.Restore(entry.id()),
              true));
    }
    return row.add(
        Element.of("button", "open")
            .with("type", "button")
            .with("data-action", "open-game")
            .on("click", new LibraryEvent.Open(entry.id()))
            .add(picture, about),
        timed
            ? null
            : Controls.icon(
                "analyse-game",
                Icon.ANALYSE,
                messages.say(GameKey.HOLDS, messages.say(GameKey.ANALYSE), named),
                new Route.Analysis(match, StudyTask.LOOK),
                true),
        Controls.icon(
            "delete-game",
            Icon.DELETE,
            messages.say(LibraryKey.DELETE, named),
            new LibraryEvent.Delete(entry.id()),
            true));
  }

  private String state(Play play) {
    Outcome outcome = play.outcome();
    Position position = play.position();
    int player = outcome == null ? play.mover() : outcome.winner();
    String colour = context.colour(position.colourOf(player));
    String said =
        outcome == null
            ? context.messages().say(GameKey.TO_MOVE, colour)
            : context.messages().say(GameKey.WINS, colour);
    Match match = entry.match();
    String name = match == null ? "" : PlayerNames.of(match.record(), player);
    return name.isEmpty() ? said : context.messages().beside(said, name);
  }
}
