package org.hexstones.web.specimens;

import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEvent;

/** How a page comes to the states in which its parts are looked at. */
final class Ways {
  private static final int TODAY = 20_000;

  private Ways() {}

  static Consumer<PageOnJvm> at(String address) {
    return page ->
        page.happens(Objects.requireNonNull(Address.read(address).route(Games.ALL::setup)));
  }

  /** A new game of persons at one device, in which these cells were pressed. */
  static Consumer<PageOnJvm> played(String setup, String cells) {
    return begun(setup).andThen(page -> page.press(cells.split(" ", -1)));
  }

  /** The same without a stone; fails where the game is refused. */
  static Consumer<PageOnJvm> begun(String setup) {
    int players = setup.contains("players=4") ? 4 : 2;
    String seats = String.join(",", Collections.nCopies(players, "person"));
    return at("#new=" + setup + "+seats=" + seats).andThen(PageOnJvm::shown);
  }

  /** The first free cells are pressed until the game is over. */
  static void fill(PageOnJvm page) {
    while (page.value("data-winner") == null) {
      Position position = PositionCache.to(page.shown()).position();
      Board board = position.board();
      int cell = 0;
      while (position.stoneAt(cell) != Position.NONE) {
        cell++;
      }
      page.press(board.name(cell));
    }
  }

  static void resign(PageOnJvm page) {
    page.happens(new Route.Open(Dialog.RESIGN));
    page.act("confirm-resign");
  }

  static Consumer<PageOnJvm> opened(Dialog dialog) {
    return page -> page.happens(new Route.Open(dialog));
  }

  static Consumer<PageOnJvm> acted(String action) {
    return page -> page.act(action);
  }

  /** The texts of the guide come. */
  static void readGuide(PageOnJvm page) {
    Language language = page.model().session().settings().language();
    page.happens(
        new LessonEvent.Came(
            language, GuideFilesForTest.read("plan"), GuideFilesForTest.read(language.tag())));
  }

  /** The texts of the guide do not come. */
  static void missGuide(PageOnJvm page) {
    Language language = page.model().session().settings().language();
    page.happens(new LessonEvent.Came(language, null, null));
  }

  static void readPuzzles(PageOnJvm page) {
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), TODAY, ""));
  }

  /** The library has these games. */
  static Consumer<PageOnJvm> stored(String... setups) {
    List<LibraryEntry> entries = List.of(setups).stream().map(Ways::entry).toList();
    return page -> {
      page.act("games");
      page.happens(new StoreEvent.Listed(entries, true));
    };
  }

  private static LibraryEntry entry(String setup) {
    GameRecord record = GameRecord.of(Games.ALL.setup(setup).orThrow());
    List<Seat> seats = List.of(Seat.PERSON, Seat.COMPUTER);
    return new LibraryEntry(setup, 60_000, Match.begin(setup, record, seats));
  }
}
