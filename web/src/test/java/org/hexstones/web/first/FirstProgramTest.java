package org.hexstones.web.first;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.hexstones.game.Game;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.RandomPlay;
import org.hexstones.game.Setup;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.AddressVariants;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.Theme;
import org.hexstones.web.storage.SnapshotHead;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the first program draws is what the page draws, with the texts of its own files. */
final class FirstProgramTest {
  private static final Viewport VIEWPORT = new Viewport(600, 600, 1000, 640);

  private final PositionCache positions = new PositionCache();
  private final FirstView view = new FirstView(contexts(), positions);
  private final FirstUpdate update = new FirstUpdate(positions);

  private static ViewContexts contexts() {
    return new ViewContexts(
        GameViews.ALL, Games.ALL::setup, FirstProgramTest::texts, TestCatalogs.CONTEXTS.numbers());
  }

  /** The texts that the build selects. */
  private static MessageCatalog texts(Language language) {
    String file = TestCatalogs.files(false).get("text/" + language.tag() + ".txt");
    return MessageCatalog.read(FirstKeys.select(Objects.requireNonNull(file)));
  }

  private FirstModel next(FirstModel model, Event event) {
    return update.next(model, event, 0).model();
  }

  private static FirstModel open(String fragment) {
    return open(fragment, Language.ENGLISH);
  }

  private static FirstModel open(String fragment, Language language) {
    Settings settings = Settings.of(language, Theme.AUTO);
    return Objects.requireNonNull(
        new FirstAddress(settings, VIEWPORT, Games.ALL::setup, null).open(Address.read(fragment)));
  }

  /** Every sample of every game: at its beginning, in the midst of it, and at its end. */
  static Stream<GameRecord> records() {
    List<GameRecord> records = new ArrayList<>();
    for (Game game : Games.ALL.list()) {
      for (String sample : game.samples()) {
        Setup setup = Games.ALL.setup(sample).orThrow();
        for (int moves : List.of(0, 7, 100_000)) {
          records.add(played(setup, moves, List.of(new Tag("A", "Ann"))));
        }
      }
    }
    Setup small = Games.ALL.setup("omega hexhex:3").orThrow();
    for (int moves : List.of(4, 100)) {
      records.add(played(small, moves, TwoGameMatch.first(List.of())));
      records.add(
          played(small, moves, TwoGameMatch.second(List.of(), played(small, 100, List.of()))));
    }
    records.add(
        played(Games.ALL.setup("omega hexhex:4").orThrow(), 5, List.of(new Tag("id", "x"))));
    return records.stream().filter(record -> Links.writeShort(record) != null);
  }

  /** A game with random moves. */
  private static GameRecord played(Setup setup, int moves, List<Tag> tags) {
    Play play = RandomPlay.of(setup, moves, moves + setup.text().length());
    return new GameRecord(setup, play.start(), Node.ROOT.withLine(play.moves()), tags);
  }

  @ParameterizedTest
  @MethodSource("records")
  void theBoardOfALinkIsThePages(GameRecord record) {
    String link = Links.write(record);
    PageOnJvm page = PageOnJvm.atLink(link);
    check(page.draw(), view.draw(open("#g=" + link)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#new=omega+hexhex:5",
        "#new=omega+hexhex:5+seats=computer,person",
        "#new=omega+hexhex:4+players=4+seats=person,link,computer:3,person",
        "#new=y+24+seats=person,computer:2+clock=fischer:300:5",
        "#new=omny+hexagon:5,6,5,6,5,6+balance=komi"
      })
  void theBoardOfANewGameIsThePages(String fragment) {
    check(PageOnJvm.at(fragment).draw(), view.draw(open(fragment)));
  }

  @Test
  void theBoardOfTheOfferedGameIsThePages() {
    PageOnJvm page = new PageOnJvm();
    page.happens(new StartEvent.Begin());
    check(page.draw(), view.draw(open(Address.withSeats(GameViews.offered(), 2))));
  }

  /** Each part of the first program's screen is the page's, or the beginning of it. */
  private static void check(Element page, Element first) {
    Element theirs = Objects.requireNonNull(page.child("game"));
    Element ours = Objects.requireNonNull(first.child("game"));
    assertEquals(
        ours.children().stream().map(FirstProgramTest::tag).toList(),
        theirs.children().stream().map(FirstProgramTest::tag).toList());
    for (String whole : List.of("board-room", "scores", "notice")) {
      assertEquals(html(theirs.child(whole)), html(ours.child(whole)));
    }
    // At the beginning the page says more than the first program: what changes is announced.
    String said = PageOnJvm.text(Objects.requireNonNull(page.child("said")));
    assertTrue(said.contains(PageOnJvm.text(Objects.requireNonNull(first.child("said")))), said);
    for (String part : List.of("bar", "turn", "moves", "controls")) {
      begins(Objects.requireNonNull(theirs.child(part)), Objects.requireNonNull(ours.child(part)));
    }
  }

  private static void begins(Element whole, Element beginning) {
    assertEquals(whole.attributes(), beginning.attributes());
    for (int i = 0; i < beginning.children().size(); i++) {
      Element one = (Element) beginning.children().get(i);
      if (one.key().equals("ending")) {
        begins(Objects.requireNonNull(whole.child("ending")), one);
      } else {
        Markup same = one.key().isEmpty() ? whole.children().get(i) : whole.child(one.key());
        assertEquals(html(same), html(one));
      }
    }
  }

  private static String tag(Markup markup) {
    return ((Element) markup).tag() + " " + ((Element) markup).key();
  }

  private static String html(@Nullable Markup one) {
    return one instanceof Element element ? Html.write(element) : String.valueOf(one);
  }

  @ParameterizedTest
  @MethodSource("records")
  void movesMadeHereAreThePagesMoves(GameRecord record) {
    String link = Links.write(record);
    PageOnJvm page = PageOnJvm.atLink(link);
    FirstModel model = open("#g=" + link);
    for (int i = 0; i < 3; i++) {
      Play play = Objects.requireNonNull(model.match()).record().replay().orThrow();
      int colour = play.isOver() ? Position.NONE : play.position().nextColour();
      int cell = 0;
      while (cell < play.position().board().size()
          && (colour == Position.NONE || play.refusal(Moves.place(colour, cell)) != null)) {
        cell++;
      }
      if (cell < play.position().board().size()) {
        model = next(model, new BoardEvent.Press(play.position().board().name(cell)));
      }
    }
    model.moves().forEach(move -> page.happens(new MatchEvent.Choose(move)));
    assertEquals(
        page.shown().record().mainLine(),
        Objects.requireNonNull(model.match()).record().mainLine());
    assertEquals(
        html(Objects.requireNonNull(page.draw().child("game")).child("scores")),
        html(Objects.requireNonNull(view.draw(model).child("game")).child("scores")));
  }

  /** What chats and mail make of an address is the same game here. */
  @Test
  void anAddressIsReadInAnyForm() {
    String link = "1AGLIQqHblj35YFLXEgi";
    String drawn = html(view.draw(open("#g=" + link)));
    for (String hash : AddressVariants.of("g", link)) {
      assertEquals(drawn, html(view.draw(open(hash))), hash);
    }
    String begun = html(view.draw(open("#new=sunder+5+balance=12*")));
    for (String hash : AddressVariants.of("new", "sunder+5+balance=12%2A")) {
      assertEquals(begun, html(view.draw(open(hash))), hash);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1AGLIQqHblj35YFLXEgj",
        "9AGLIQqHblj35YFLXEgi",
        "1AGLI<QqHblj35YFLXEgi",
        "1AGLIQqHblj35YFLXEgi1AGLIQqHblj35YFLXEgi"
      })
  void aBadLinkIsRefusedAsOnThePage(String link) {
    for (Language language : Language.values()) {
      PageOnJvm page = new PageOnJvm();
      page.happens(new SettingsEvent.SetLanguage(language));
      page.open(link);
      Element first = view.draw(open("#g=" + link, language));
      assertNull(first.child("game"));
      assertEquals(html(page.draw().child("notice")), html(first.child("notice")));
      assertTrue(html(first.child("notice")).contains("bad-link"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"#new=omega", "#new=omega+hexhex:5+pie", "#new=omega+hexhex:5+seats=ghost"})
  void aBadAddressIsRefusedAsOnThePage(String fragment) {
    for (Language language : Language.values()) {
      PageOnJvm page = new PageOnJvm();
      page.happens(new SettingsEvent.SetLanguage(language));
      page.happens(Objects.requireNonNull(Address.read(fragment).route(Games.ALL::setup)));
      assertEquals(
          html(page.draw().child("notice")),
          html(view.draw(open(fragment, language)).child("notice")));
    }
  }

  /** The first program has no sentences about set-ups. */
  @ParameterizedTest
  @ValueSource(strings = {"#new=chess+8", "#new=omega+hexhex:99", "#new=sunder+5+komi=99"})
  void aSetUpThatIsRefusedIsLeftToThePage(String fragment) {
    Settings settings = Settings.of(Language.ENGLISH, Theme.AUTO);
    assertNull(
        new FirstAddress(settings, VIEWPORT, Games.ALL::setup, null).open(Address.read(fragment)));
  }

  @Test
  void aLinkTooLongIsRefused() {
    Element first = view.draw(open("#g=" + "1".repeat(9000)));
    assertTrue(html(first.child("notice")).contains("8000") || html(first).contains("8,000"));
  }

  @Test
  void unknownAddressesAreLeftToThePage() {
    FirstModel model = open("#new=omega+hexhex:5+seats=person,person");
    for (Event event :
        List.<Event>of(
            new BoardInputEvent.Propose("e5"),
            new MatchEvent.Undo(),
            new SharingEvent.ChooseFile())) {
      assertSame(model, next(model, event));
    }
    Settings asks = model.settings().with(Settings.Switch.CONFIRM, true);
    FirstModel confirming =
        FirstModel.of(asks, VIEWPORT, Objects.requireNonNull(model.match()), null);
    assertSame(confirming, next(confirming, new BoardEvent.Press("e5")));
    assertNull(
        new FirstAddress(asks, VIEWPORT, Games.ALL::setup, null).open(Address.read("#puzzle=3")));
  }

  @Test
  void illegalStonesAreRefusedWithTheReason() {
    FirstModel model = open("#new=omega+hexhex:5+seats=person,person");
    FirstModel once = next(model, new BoardEvent.Press("e5"));
    assertEquals(1, once.moves().size());
    FirstModel twice = next(once, new BoardEvent.Press("e5"));
    assertEquals(1, twice.moves().size());
    assertNotNull(twice.notice());
    FirstModel next = next(twice, new BoardEvent.Press("d4"));
    assertNull(next.notice());
    assertEquals(2, next.moves().size());
  }

  @Test
  void aLinkGreetsUntilSomebodyPlaysOn() {
    GameRecord turn = played(Games.ALL.setup("omega hexhex:4").orThrow(), 2, List.of());
    FirstModel visit = open("#g=" + Links.write(turn));
    assertTrue(html(view.draw(visit)).contains("data-greeting"));
    Position position = turn.replay().orThrow().position();
    FirstModel played = next(visit, new BoardEvent.Press(free(position)));
    assertEquals(1, played.moves().size());
    assertFalse(html(view.draw(played)).contains("data-greeting"));
    String begun = html(view.draw(open("#new=omega+hexhex:4+seats=person,person")));
    assertFalse(begun.contains("data-greeting"));
  }

  private static String free(Position position) {
    int cell = 0;
    while (position.stoneAt(cell) != Position.NONE) {
      cell++;
    }
    return position.board().name(cell);
  }

  @Test
  void aComputersTurnIsNotPlayed() {
    FirstModel model = open("#new=omega+hexhex:5+seats=computer,person");
    assertSame(model, next(model, new BoardEvent.Press("e5")));
  }

  @Test
  void linkToAMoveShowsItsPosition() {
    String link =
        "#g=" + Links.write(played(Games.ALL.setup("omega hexhex:4").orThrow(), 6, List.of()));
    FirstModel there = open(link + "&at=4");
    assertEquals(4, Objects.requireNonNull(there.match()).cursor());
    assertSame(there, next(there, new BoardEvent.Press("d4")));
    assertEquals(6, Objects.requireNonNull(open(link + "&at=7").match()).cursor());
  }

  /** A link of one turn, which the tab has shown before with that first line of its text. */
  private static @Nullable FirstModel reloaded(String line) {
    GameRecord turn = played(Games.ALL.setup("omega hexhex:4").orThrow(), 2, List.of());
    return new FirstAddress(
            Settings.of(Language.ENGLISH, Theme.AUTO),
            VIEWPORT,
            Games.ALL::setup,
            new SnapshotHead(line))
        .open(new Address.Game(Links.write(turn)));
  }

  @Test
  void reloadKeepsSeatsAndCursor() {
    FirstModel persons = Objects.requireNonNull(reloaded("1 2 person,person"));
    assertEquals(1, next(persons, free(persons)).moves().size());
    for (String line :
        List.of("1 2 person,computer", "3 2 person,link 2", "1 0 person,person", "2 2 link,link")) {
      FirstModel picture = Objects.requireNonNull(reloaded(line));
      assertSame(picture, next(picture, free(picture)), line);
    }
    FirstModel begun = Objects.requireNonNull(reloaded("1 0 person,person"));
    assertEquals(0, Objects.requireNonNull(begun.match()).cursor());
    assertFalse(html(view.draw(begun)).contains("data-stone"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "1",
        "1 3 person,person",
        "1 x person,person",
        "1 2 person",
        "1 2 person,ghost",
        "4 2 person,person 0 fischer:300:5 1000,2000"
      })
  void aBoardThatTheLinkDoesNotTellIsLeftToThePage(String line) {
    assertNull(reloaded(line));
  }

  @Test
  void aRefusalThatRepeatsIsAnnouncedAgain() {
    FirstModel once = open("#new=omega+hexhex:5+seats=person,person");
    once = next(next(once, new BoardEvent.Press("e5")), new BoardEvent.Press("e5"));
    FirstModel twice = next(once, new BoardEvent.Press("e5"));
    assertNotEquals(html(view.draw(once)), html(view.draw(twice)));
    FirstModel thrice = next(twice, new BoardEvent.Press("e5"));
    assertEquals(html(view.draw(once)), html(view.draw(thrice)));
  }

  /** A press on a cell without a stone. */
  private BoardEvent.Press free(FirstModel model) {
    Position position = positions.at(Objects.requireNonNull(model.match())).position();
    int cell = 0;
    while (position.stoneAt(cell) != Position.NONE) {
      cell++;
    }
    return new BoardEvent.Press(position.board().name(cell));
  }

  /** Every text of the first program is a text of the page, word by word. */
  @Test
  void theTextsAreThePages() {
    for (Language language : Language.values()) {
      MessageCatalog all = TestCatalogs.of(language);
      MessageCatalog few = texts(language);
      assertFalse(few.keys().isEmpty());
      assertTrue(few.keys().size() < all.keys().size() / 2);
      for (String key : few.keys()) {
        assertEquals(all.or(key, ""), few.or(key, "?"));
        assertTrue(FirstKeys.isNeeded(key));
      }
    }
  }
}
