package org.hexstones.web.feature.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.registry.Games;
import org.hexstones.search.review.PlayedGames;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TimeControl;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.StudyTask;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.storage.AsideGame;
import org.hexstones.web.storage.ImportResult;
import org.hexstones.web.storage.LibraryEntry;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LibraryViewTest {
  private static final List<Seat> ALONE = List.of(Seat.PERSON, Seat.COMPUTER);

  private static LibraryEntry entry(String id, String setup, List<Seat> seats, String... names) {
    List<Tag> tags = new ArrayList<>();
    for (int i = 0; i < names.length; i++) {
      tags.add(new Tag(String.valueOf((char) ('A' + i)), names[i]));
    }
    GameRecord record =
        new GameRecord(Games.ALL.setup(setup).orThrow(), Start.EMPTY, Node.ROOT, tags);
    return new LibraryEntry(id, 60_000, Match.begin(id, record, seats));
  }

  private static PageOnJvm with(LibraryEntry... entries) {
    PageOnJvm page = new PageOnJvm();
    page.act("games");
    tell(page, new StoreEvent.Listed(List.of(entries), true));
    return page;
  }

  private static void tell(PageOnJvm page, Event event) {
    page.happens(event);
  }

  @Test
  void gamesThatCannotBeReadAreShown() {
    PageOnJvm page = with();
    assertFalse(page.has("data-aside"));
    tell(page, new StoreEvent.Aside(List.of(new AsideGame(60_000, "omega hexhex:99")), false));
    Element aside = page.find("details", "data-aside", "1");
    assertTrue(PageOnJvm.text(aside).contains("omega hexhex:99"));
    page.effects();
    page.act("export-aside");
    page.act("try-aside");
    assertEquals(
        List.of(new StoreEffect.ExportAside(), new StoreEffect.TryAside()), page.effects());
    tell(page, new StoreEvent.Aside(List.of(new AsideGame(0, "")), true));
    assertTrue(PageOnJvm.text(page.find("details", "data-aside", "1")).contains("still"));
    tell(page, new StoreEvent.Aside(List.of(), true));
    assertFalse(page.has("data-aside"));
  }

  /** A game that the person lost with the first reason as a habit. */
  private static GameRecord lost(String setup, List<Seat> seats) {
    for (int seed = 0; ; seed++) {
      Play play = PlayedGames.played(Games.ALL.setup(setup).orThrow(), seed, new Rng(seed));
      boolean isLost =
          Objects.requireNonNull(play.outcome()).winner() != seats.indexOf(Seat.PERSON);
      GameView view = TestCatalogs.CONTEXTS.in(Language.ENGLISH).game(play.setup().game().id());
      if (isLost
          && view.habit(TestCatalogs.messages(Language.ENGLISH), play, seats.indexOf(Seat.PERSON))
              != null) {
        return GameRecord.of(play.setup(), Start.EMPTY, play.moves());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:4", "y 7"})
  void habitsOfLossesAreCounted(String setup) {
    Match match = Match.begin("a", lost(setup, ALONE), ALONE);
    LibraryEntry[] entries = new LibraryEntry[3];
    for (int i = 0; i < entries.length; i++) {
      entries[i] = new LibraryEntry("game" + i, 60_000, match.withId("game" + i));
    }
    PageOnJvm page = with(entries);
    for (int i = 0; i < entries.length; i++) {
      page.draw();
    }
    assertTrue(PageOnJvm.text(page.draw()).contains("3 of your last 3 losses"));
    page.act("review-last");
    assertTrue(
        page.effects().stream()
            .anyMatch(
                effect ->
                    effect instanceof SharingEffect.Analyse analyse
                        && analyse.task() == StudyTask.REVIEW
                        && analyse.record().equals(match.record())));
  }

  private static List<String> shown(PageOnJvm page) {
    List<Element> rows = new ArrayList<>();
    PageOnJvm.all(page.draw(), rows, e -> e.attribute("data-game-id") != null);
    return rows.stream().map(row -> Objects.requireNonNull(row.attribute("data-game-id"))).toList();
  }

  private static void search(PageOnJvm page, String text) {
    Element field = page.find("input", "data-input", "search-games");
    page.happens(PageOnJvm.meaning(field, "input", Input.value(text)));
  }

  @Test
  void gamesAreFoundByGameBoardAndOpponent() {
    PageOnJvm page =
        with(
            entry("one", "omega hexhex:5", ALONE, "Ann"),
            entry("two", "y 5", List.of(Seat.PERSON, Seat.PERSON), "Ann", "Bernd"),
            entry("three", "omega triangle:7", ALONE));
    assertEquals(List.of("one", "two", "three"), shown(page));
    search(page, "omega");
    assertEquals(List.of("one", "three"), shown(page));
    search(page, "bern");
    assertEquals(List.of("two"), shown(page));
    search(page, "ann OMEGA");
    assertEquals(List.of("one"), shown(page));
    search(page, "triangle computer");
    assertEquals(List.of("three"), shown(page));
    search(page, "nobody");
    assertEquals(List.of(), shown(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    search(page, "máquina");
    assertEquals(List.of("one", "three"), shown(page));
  }

  @Test
  void searchIgnoresAccents() {
    LibraryEntry begun = entry("one", "omny triangle:5 stars=corners", ALONE, "Néstor");
    Match won = Objects.requireNonNull(begun.match()).played(Moves.resign(1));
    PageOnJvm page =
        with(
            new LibraryEntry("one", 120_000, won),
            entry("two", "omega hexhex:5", ALONE, "Łukasz Öz"),
            entry("three", "y 5", ALONE, "カナ"));
    search(page, "nestor");
    assertEquals(List.of("one"), shown(page));
    search(page, "NÉSTOR");
    assertEquals(List.of("one"), shown(page));
    search(page, "lukasz oz");
    assertEquals(List.of("two"), shown(page));
    search(page, "かな");
    assertEquals(List.of("three"), shown(page));
    search(page, "wins");
    assertEquals(List.of("one"), shown(page));
    search(page, "minute 2");
    assertEquals(List.of("one"), shown(page));
    search(page, "hexagon");
    assertEquals(List.of("two"), shown(page));
    page.happens(new SettingsEvent.SetLanguage(Language.SPANISH));
    search(page, "gana triangulo");
    assertEquals(List.of("one"), shown(page));
    page.happens(new SettingsEvent.SetLanguage(Language.JAPANESE));
    search(page, "三角形");
    assertEquals(List.of("one", "three"), shown(page));
  }

  private static void choose(PageOnJvm page, String name, String value) {
    Element field = page.find("select", "data-input", "filter-" + name);
    page.happens(PageOnJvm.meaning(field, "change", Input.value(value)));
  }

  @Test
  void gamesAreFilteredAndSorted() {
    LibraryEntry shorter = entry("short", "y 5", List.of(Seat.PERSON, Seat.PERSON));
    LibraryEntry four = entry("four", "omega hexhex:5 players=4", ALONE);
    Match played = Objects.requireNonNull(entry("long", "y 5", ALONE).match());
    for (int cell = 0; cell < 4; cell++) {
      played = played.played(Moves.place(cell % 2 == 0 ? 1 : 0, cell));
    }
    GameRecord record = played.record();
    Match reviewed =
        Match.begin(
            "long",
            record.withRoot(record.root().withComment("[%review 50 50 0]")),
            List.of(Seat.LINK, Seat.PERSON));
    PageOnJvm page = with(shorter, four, new LibraryEntry("long", 1, reviewed));
    choose(page, "game", "y");
    assertEquals(List.of("short", "long"), shown(page));
    choose(page, "order", "oldest");
    assertEquals(List.of("long", "short"), shown(page));
    choose(page, "reviewed", "reviewed");
    assertEquals(List.of("long"), shown(page));
    choose(page, "game", "");
    choose(page, "reviewed", "");
    choose(page, "order", "longest");
    assertEquals("long", shown(page).get(0));
    choose(page, "order", "shortest");
    assertEquals("long", shown(page).get(2));
    choose(page, "players", "4");
    assertEquals(List.of("four"), shown(page));
    choose(page, "players", "");
    choose(page, "opponent", "link");
    assertEquals(List.of("long"), shown(page));
    choose(page, "opponent", "person");
    assertEquals(List.of("short"), shown(page));
    choose(page, "opponent", "computer");
    assertEquals(List.of("four"), shown(page));
  }

  @Test
  void aGameOfATournamentIsNamedAsSuch() {
    LibraryEntry plain = entry("one", "omega hexhex:5", ALONE);
    Match match = Objects.requireNonNull(plain.match());
    GameRecord record = match.record();
    GameRecord first =
        new GameRecord(
            record.setup(), record.start(), record.root(), TwoGameMatch.first(record.tags()));
    PageOnJvm page = with(new LibraryEntry("two", 0, Match.begin("two", first, ALONE)), plain);
    String row = PageOnJvm.text(page.find("li", "data-game-id", "two"));
    assertTrue(row.contains("Tournament, game 1 of 2"), row);
    search(page, "tournament");
    assertEquals(List.of("two"), shown(page));
  }

  @Test
  void aRowSaysWhatTheGameIs() {
    LibraryEntry begun = entry("one", "omega hexhex:5", ALONE, "Ann");
    Match match = Objects.requireNonNull(begun.match());
    Match resigned = match.played(Moves.resign(0));
    PageOnJvm page = with(begun, new LibraryEntry("two", 120_000, resigned));
    String first = PageOnJvm.text(page.find("li", "data-game-id", "one"));
    assertTrue(first.contains("OMEGA"), first);
    assertTrue(first.contains("Ann – Computer"), first);
    assertTrue(first.contains("White to move (Ann)"), first);
    assertTrue(first.contains("minute 1"), first);
    String second = PageOnJvm.text(page.find("li", "data-game-id", "two"));
    assertTrue(second.contains("Black wins"), second);
  }

  @Test
  void endedGameIsShownAtItsEnd() {
    Match match = Objects.requireNonNull(entry("one", "omega hexhex:5", ALONE).match());
    Match back = match.played(0).played(Moves.resign(0)).at(0);
    PageOnJvm page = with(new LibraryEntry("one", 0, back));
    String row = PageOnJvm.text(page.find("li", "data-game-id", "one"));
    assertTrue(row.contains("Black wins") && row.contains("1 move"), row);
    search(page, "wins");
    assertEquals(List.of("one"), shown(page));
    tell(page, new StoreEvent.Loaded(back));
    assertEquals(2, page.shown().cursor(), "the end is shown");
  }

  private static LibraryEntry analysis(String id) {
    GameRecord record =
        Objects.requireNonNull(entry(id, "omega hexhex:5", ALONE, "Ann").match()).record();
    GameRecord reviewed = record.withRoot(record.root().withComment("[%review 50 50 0]"));
    return new LibraryEntry(id, 2, Match.begin(id, reviewed, List.of()));
  }

  @Test
  void reviewIsNoSecondGame() {
    PageOnJvm page = with(analysis("study-one"), entry("one", "omega hexhex:5", ALONE, "Ann"));
    assertEquals(List.of("one"), shown(page));
    String row = PageOnJvm.text(page.find("li", "data-game-id", "one"));
    assertTrue(row.contains("Ann – Computer") && row.contains("with analysis"), row);
    choose(page, "reviewed", "reviewed");
    assertEquals(List.of("one"), shown(page));
    page.effects();
    page.act("analyse-game");
    SharingEffect.Analyse opened = (SharingEffect.Analyse) page.effects().get(0);
    assertEquals("study-one", opened.study(), "it is gone on with");
  }

  @Test
  void reviewWithoutItsGameIsCalledSo() {
    for (String id : List.of("study-one", "of-an-older-version")) {
      PageOnJvm page = with(analysis(id));
      String row = PageOnJvm.text(page.find("li", "data-game-id", id));
      assertTrue(row.startsWith("Analysis: OMEGA") && !row.contains("Person"), row);
      choose(page, "opponent", "person");
      assertEquals(List.of(), shown(page));
    }
  }

  /** Neither in its picture nor on the analysis board. */
  @Test
  void aGameThatGoesOnAgainstClocksIsStudiedNowhere() {
    Match plain = Objects.requireNonNull(entry("one", "omega hexhex:5", ALONE).match());
    Match timed = plain.withClocks(Clocks.begin(TimeControl.perMove(10), 2)).played(0);
    PageOnJvm page =
        with(
            new LibraryEntry("one", 0, timed),
            new LibraryEntry("two", 0, timed.played(Moves.flag(0))));
    assertNull(
        PageOnJvm.first(
            page.find("li", "data-game-id", "one"),
            e -> "analyse-game".equals(e.attribute("data-action"))));
    assertNotNull(
        PageOnJvm.first(
            page.find("li", "data-game-id", "two"),
            e -> "analyse-game".equals(e.attribute("data-action"))));
  }

  @Test
  void aLongListIsTurnedPageByPage() {
    List<LibraryEntry> entries = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      entries.add(entry("m" + i, "omega hexhex:3", ALONE));
    }
    PageOnJvm page = with(entries.toArray(new LibraryEntry[0]));
    assertEquals(24, shown(page).size());
    page.act("older-games");
    page.act("older-games");
    assertEquals(12, shown(page).size());
    assertEquals("m59", shown(page).get(11));
    search(page, "o");
    assertEquals("m0", shown(page).get(0));
  }

  @Test
  void deletedGamesCanBeRestored() {
    PageOnJvm page = with(entry("one", "omega hexhex:3", ALONE), entry("two", "y 5", ALONE));
    page.effects();
    page.act("delete-game");
    assertEquals(List.of(new StoreEffect.Delete("one")), page.effects());
    tell(page, new StoreEvent.Deleted("one"));
    assertEquals(List.of("two"), shown(page));
    page.effects();
    page.act("put-back");
    assertEquals(new StoreEffect.PutBack(), page.effects().get(0));
  }

  @Test
  void aGameIsOpenedAndGoneOnWith() {
    LibraryEntry entry = entry("one", "omega hexhex:3", List.of(Seat.PERSON, Seat.PERSON));
    PageOnJvm page = with(entry);
    page.effects();
    page.act("open-game");
    assertEquals(List.of(new StoreEffect.Load("one")), page.effects());
    tell(page, new StoreEvent.Loaded(Objects.requireNonNull(entry.match())));
    page.press("c3");
    assertEquals("white", page.stone("c3"));
    assertFalse(page.has("data-dialog"));
  }

  @Test
  void aGameOfANewerVersionIsThereAndLeftAlone() {
    PageOnJvm page = with(new LibraryEntry("later", 0, null));
    assertEquals(List.of("later"), shown(page));
    List<Element> buttons = new ArrayList<>();
    PageOnJvm.all(page.find("li", "data-game-id", "later"), buttons, e -> e.tag().equals("button"));
    assertEquals(List.of(), buttons);
  }

  @Test
  void anImportTellsHowItWent() {
    PageOnJvm page = with();
    tell(page, new StoreEvent.Imported(new ImportResult(3, 2, 1, 0)));
    String said = PageOnJvm.text(page.find("p", "data-games", "0"));
    assertTrue(said.contains("3") && said.contains("2") && said.contains("1"), said);
    tell(page, new StoreEvent.Imported(new ImportResult(1_200, 0, 0, 0, 3_000)));
    said = PageOnJvm.text(page.find("p", "data-games", "0"));
    assertTrue(said.contains("Imported 1") && said.contains(" of about 3"), said);
    assertTrue(said.replaceAll("\\D", "").startsWith("12003000"), said);
    tell(page, new StoreEvent.Imported(ImportResult.NOTHING));
    said = PageOnJvm.text(page.find("p", "data-games", "0"));
    assertTrue(said.contains("isn’t an export"), said);
  }

  /** Screen readers announce what changes. */
  @Test
  void anImportThatEndsAsTheOneBeforeIsAnnounced() {
    PageOnJvm page = with();
    List<String> said = new ArrayList<>();
    for (int time = 0; time < 3; time++) {
      tell(page, new StoreEvent.Imported(new ImportResult(0, 2, 0, 0)));
      said.add(PageOnJvm.text(page.find("p", "data-games", "0")));
    }
    assertNotEquals(said.get(0), said.get(1));
    assertEquals(said.get(0), said.get(2));
  }
}
