package org.hexstones.web.embed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
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
import org.hexstones.game.RandomPlay;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.notation.link.Links;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleLink;
import org.hexstones.registry.Games;
import org.hexstones.web.analysis.tree.Step;
import org.hexstones.web.analysis.tree.TreeEvent;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardEvent;
import org.hexstones.web.board.MatchEvent;
import org.hexstones.web.feature.puzzle.DailyPuzzle;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.feature.puzzle.PuzzleSession;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.AddressVariants;
import org.hexstones.web.route.Route;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.ui.ViewContexts;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Html;
import org.hexstones.web.vdom.Input;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An embed shows a link's game as the page does, with the texts that stand in its own page. */
final class EmbedTest {
  private static final Viewport VIEWPORT = new Viewport(600, 600, 1000, 640);
  private static final int TODAY = 20_000;

  private final ViewContexts contexts =
      new ViewContexts(
          GameViews.ALL, Games.ALL::setup, EmbedTest::texts, TestCatalogs.CONTEXTS.numbers());
  private final EmbedUpdate update = new EmbedUpdate(Games.ALL::setup);

  /** The texts that the build selects. */
  private EmbedModel next(EmbedModel model, Event event) {
    return update.next(model, event, 0).model();
  }

  private static MessageCatalog texts(Language language) {
    String name = language.tag() + ".txt";
    var files = TestCatalogs.files(false);
    return MessageCatalog.read(
        EmbedTexts.select(
            Objects.requireNonNull(files.get("text/" + name))
                + Objects.requireNonNull(files.get("text/embed/" + name))));
  }

  private static EmbedModel open(String query, String fragment) {
    return new EmbedAddress(Language.ENGLISH, VIEWPORT, Games.ALL::setup).open(query, fragment);
  }

  private static EmbedModel open(String fragment) {
    return open("", fragment);
  }

  private Element element(EmbedModel model) {
    return new EmbedView(contexts.in(model.settings().language())).draw(model);
  }

  private String draw(EmbedModel model) {
    return Html.write(element(model));
  }

  /** Every sample of every game: at its beginning, in the midst of it, and at its end. */
  static Stream<GameRecord> records() {
    List<GameRecord> records = new ArrayList<>();
    for (Game game : Games.ALL.list()) {
      for (String sample : game.samples()) {
        for (int moves : List.of(0, 7, 100_000)) {
          records.add(played(sample, moves));
        }
      }
    }
    return records.stream().filter(record -> Links.writeShort(record) != null);
  }

  private static GameRecord played(String command, int moves) {
    Setup setup = Games.ALL.setup(command).orThrow();
    Play play = RandomPlay.of(setup, moves, moves + setup.text().length());
    return new GameRecord(
        setup, play.start(), Node.ROOT.withLine(play.moves()), List.of(new Tag("A", "Ann")));
  }

  @ParameterizedTest
  @MethodSource("records")
  void theBoardAndTheScoresAreThePages(GameRecord record) {
    String link = Links.write(record);
    for (Language language : Language.values()) {
      PageOnJvm page = new PageOnJvm();
      page.happens(new SettingsEvent.SetLanguage(language));
      page.open(link);
      Element theirs = Objects.requireNonNull(page.draw().child("game"));
      Element ours =
          Objects.requireNonNull(
              element(open("?lang=" + language.tag(), "#g=" + link)).child("game"));
      for (String part : List.of("board-room", "scores")) {
        assertEquals(html(theirs.child(part)), html(ours.child(part)));
      }
    }
  }

  /** They keep their place at other moves, so that the page around the frame stands still. */
  @Test
  void reasonsAreSeenAtTheEndAlone() {
    EmbedModel end = open("#g=" + Links.write(played("omega hexhex:4", 100_000)));
    assertTrue(draw(end).contains("<div class=\"why\"><p>"));
    String before = draw(next(end, new TreeEvent.Go(Step.BACK)));
    assertTrue(before.contains("<div class=\"why later\"><p>"));
    String running = draw(open("#g=" + Links.write(played("omega hexhex:4", 7))));
    assertFalse(running.contains("class=\"why"));
  }

  private static String html(@Nullable Element one) {
    return one == null ? "null" : Html.write(one);
  }

  /** Every step shows what the page shows of the game up to there. */
  @ParameterizedTest
  @ValueSource(strings = {"omega hexhex:4", "omega hexhex:4 players=4", "sunder 4"})
  void oneStepsThroughTheGame(String command) {
    GameRecord record = played(command, 100_000);
    List<Integer> line = record.mainLine();
    EmbedModel model = open("#g=" + Links.write(record));
    assertEquals(line.size(), stones(model));
    model = next(model, new TreeEvent.Go(Step.BEGIN));
    assertEquals(0, stones(model));
    for (int move = 1; move <= line.size(); move++) {
      model = next(model, new TreeEvent.Go(Step.ON));
      GameRecord here = record.withRoot(Node.ROOT.withLine(line.subList(0, move)));
      assertEquals(board(open("#g=" + Links.write(here))), board(model));
      assertTrue(draw(model).contains("data-move=\"" + move + "\""));
    }
    assertSame(model, next(model, new TreeEvent.Go(Step.ON)));
    assertTrue(draw(model).contains("data-winner"));
    model = next(model, new TreeEvent.Go(Step.BACK));
    assertEquals(line.size() - 1, stones(model));
    assertEquals(line.size(), stones(next(model, new TreeEvent.Go(Step.END))));
  }

  private String board(EmbedModel model) {
    Element game = Objects.requireNonNull(element(model).child("game"));
    return html(game.child("board-room")) + html(game.child("scores"));
  }

  private int stones(EmbedModel model) {
    return draw(model).split("data-stone", -1).length - 1;
  }

  @Test
  void theMovesFollowByThemselvesUntilTheEnd() {
    EmbedModel model = open("#g=" + Links.write(played("omega hexhex:3", 5)));
    model = next(model, new EmbedEvent.Play(true));
    assertEquals(0, stones(model));
    for (int move = 1; move <= 5; move++) {
      assertTrue(model.isPlaying());
      assertTrue(html(said(model)).contains("></p>"), "nothing is read aloud meanwhile");
      model = next(model, new EmbedEvent.Due());
      assertEquals(move, stones(model));
    }
    assertFalse(model.isPlaying());
    assertSame(model, next(model, new EmbedEvent.Due()));
    EmbedModel again = next(model, new EmbedEvent.Play(true));
    assertTrue(again.isPlaying());
    assertFalse(next(again, new EmbedEvent.Play(false)).isPlaying());
    assertFalse(next(again, new TreeEvent.Go(Step.ON)).isPlaying());
  }

  private EmbedModel key(EmbedModel model, String key, boolean shift) {
    Event event =
        new EmbedView(contexts.in(Language.ENGLISH))
            .key(model, new Input("", false, "", key, false, shift, false));
    return event == null ? model : next(model, event);
  }

  @Test
  void aGameThatIsReadIsAskedAbout() {
    EmbedModel model = open("#g=" + Links.write(played("omega hexhex:3", 6)));
    model = key(key(model, "c", false), "3", false);
    assertEquals("c3", model.focus());
    assertEquals(6, stones(model), "a typed name leads there");
    model = key(model, "F", true);
    String around = PageOnJvm.text(Objects.requireNonNull(said(model)));
    assertTrue(around.contains("c3"), around);
    assertEquals("c3", model.focus());
    model = key(model, "ArrowLeft", true);
    assertEquals(5, stones(model));
    assertFalse(around.equals(PageOnJvm.text(Objects.requireNonNull(said(model)))));
    assertSame(model, key(model, "?", true));
  }

  private @Nullable Element said(EmbedModel model) {
    return element(model).child("said");
  }

  /** a4 with a remark, and then a choice of two. */
  private static GameRecord withVariations() {
    Setup setup = Games.ALL.setup("sunder 4").orThrow();
    Board board = setup.board();
    Play play = Play.begin(setup, Start.EMPTY).orThrow();
    int move = Moves.place(play.position().nextColour(), board.cellNamed("a4"));
    play.play(move);
    List<Node> ways = new ArrayList<>();
    for (String name : List.of("d4", "c3")) {
      ways.add(Node.of(Moves.place(play.position().nextColour(), board.cellNamed(name))));
    }
    Node first =
        Node.of(move).withComment("A <b>bold</b> beginning\n[%review 50 50 0]").withChildren(ways);
    return new GameRecord(setup, Start.EMPTY, Node.ROOT.withChild(0, first), List.of());
  }

  @Test
  void commentsAndVariationsAreThere() {
    String link = Links.write(withVariations());
    for (String begin : List.of("#g=", "#study=")) {
      EmbedModel model = open("?move=1", begin + link);
      String drawn = draw(model);
      assertTrue(drawn.contains("A &lt;b&gt;bold&lt;/b&gt; beginning"), drawn);
      assertFalse(drawn.contains("%review"));
      Element game = Objects.requireNonNull(element(model).child("game"));
      assertNotNull(game.child("notes"));
      Event second = new TreeEvent.GoTo(((Shown.Game) model.shown()).study().at().child(1));
      EmbedModel varied = next(model, second);
      assertTrue(html(said(varied)).contains("c3"), html(said(varied)));
      assertEquals(draw(model), draw(next(varied, new TreeEvent.Go(Step.BACK))));
    }
    EmbedModel plain = open("#g=" + Links.write(played("sunder 4", 3)));
    assertNull(Objects.requireNonNull(element(plain).child("game")).child("notes"));
  }

  /** What chats and mail make of an address is the same game here. */
  @Test
  void anAddressIsReadInAnyForm() {
    String link = "1AGLIQqHblj35YFLXEgi";
    for (String word : List.of("g", "study")) {
      for (String hash : AddressVariants.of(word, link)) {
        assertEquals(board(open("#g=" + link)), board(open(hash)), hash);
      }
    }
    for (String hash : AddressVariants.of("puzzle", "7")) {
      assertEquals(7, session(open(hash)).number(), hash);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "#g=",
        "#g=1",
        "#g=1AGLIQqHblj35YFLXEgj",
        "#g=9AGLIQqHblj35YFLXEgi",
        "#g=1AGLI<QqHblj35YFLXEgi",
        "#study=1AGLIQqHblj35YFLXEgj",
        "#new=omega+hexhex:5",
        "#puzzle=",
        "#puzzle=-1",
        "#puzzle=x",
        "#puzzle=1.5",
        "#something"
      })
  void aBadAddressIsRefusedAndNothingIsDrawn(String fragment) {
    EmbedModel model = open(fragment);
    String drawn = draw(model);
    assertTrue(drawn.contains("role=\"alert\""), drawn);
    assertFalse(drawn.contains("data-cell"));
    assertTrue(drawn.contains("data-action=\"open\""));
    assertSame(model, next(model, new TreeEvent.Go(Step.ON)));
  }

  /** In the same words as the page's. */
  @Test
  void tooNewOrTooLongLinkIsRefused() {
    for (String link : List.of("9AGLIQqHblj35YFLXEgi", "1".repeat(9000))) {
      PageOnJvm page = new PageOnJvm();
      page.open(link);
      String theirs = html(page.draw().child("notice"));
      String said = theirs.substring(theirs.indexOf("<p>"), theirs.indexOf("</p>"));
      assertTrue(draw(open("#g=" + link)).contains(said), said);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?theme=pink",
        "?theme=",
        "?lang=de",
        "?lang=en&lang=es",
        "?coordinates=maybe",
        "?controls=0",
        "?move=-1",
        "?turn=12",
        "?turn=-1",
        "?turn=",
        "?move=8",
        "?move=99999999999999999999"
      })
  void aBadOptionIsRefusedWithItsReason(String query) {
    String drawn = draw(open(query, "#g=" + Links.write(played("omega hexhex:4", 7))));
    assertTrue(drawn.contains("data-notice=\"bad-option\""), drawn);
    assertTrue(drawn.contains(query.substring(1, query.indexOf('='))), drawn);
    assertFalse(drawn.contains("data-cell"));
  }

  @Test
  void aQueryTooLongIsRefused() {
    assertTrue(draw(open("?x=" + "y".repeat(600), "#g=1")).contains("bad-option"));
  }

  @Test
  void optionsAreFollowed() {
    String link = "#g=" + Links.write(played("omega hexhex:4", 7));
    assertEquals(3, stones(open("?move=3", link)));
    assertEquals(0, stones(open("?move=0", link)));
    assertEquals(7, stones(open("?utm_source=x&ref&move=7", link)));
    assertEquals(3, stones(open(link + "&at=3")));
    assertEquals(0, stones(open(link.replace("#g", "#study") + "&at=0")));
    assertEquals(7, stones(open(link + "&at=99")));
    assertEquals(5, stones(open("?move=5", link + "&at=3")));
    assertTrue(draw(open("?lang=ja", link)).contains("7手中7手目"));
    assertTrue(draw(open(link)).contains("class=\"names\""));
    assertFalse(draw(open("?coordinates=off", link)).contains("class=\"names\""));
    String bare = draw(open("?controls=off", link));
    assertFalse(bare.contains("<button") || bare.contains("<a "), bare);
    assertEquals("dark", open("?theme=dark", link).settings().theme().word());
  }

  /** The marks over the board, each with its place. */
  private List<String> marks(EmbedModel model) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(element(model), found, e -> e.attribute("data-mark") != null);
    return found.stream()
        .map(e -> e.attribute("data-mark") + " " + e.attribute("data-spot"))
        .toList();
  }

  private String name(EmbedModel model, String cell) {
    Element found = PageOnJvm.first(element(model), e -> cell.equals(e.attribute("data-cell")));
    return String.valueOf(Objects.requireNonNull(found).attribute("aria-label"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"#g=", "#study="})
  void marksAreOnThePositionShownFirst(String word) {
    String link = word + Links.write(played("omega hexhex:4", 7));
    EmbedModel model = open(link + "&at=3&marks=ring:d4,A:a4,arrow:a4:b4,ring:z9,arrow:a4:z9");
    List<String> all = List.of("RING d4", "LETTER a4", "ARROW a4");
    assertEquals(all, marks(model));
    assertTrue(name(model, "d4").endsWith(", Ring"), name(model, "d4"));
    assertTrue(name(model, "a4").endsWith(", Letter A, Arrow a4 → b4"), name(model, "a4"));
    assertTrue(name(model, "b4").endsWith(", Arrow a4 → b4"), name(model, "b4"));
    assertTrue(html(said(model)).contains("Ring on d4, A on a4"), html(said(model)));
    assertFalse(html(said(model)).contains("z9"));
    EmbedModel after = next(model, new TreeEvent.Go(Step.ON));
    assertEquals(List.of(), marks(after));
    assertFalse(name(after, "d4").contains("Ring"));
    assertEquals(all, marks(next(after, new TreeEvent.Go(Step.BACK))));
    assertEquals(all, marks(open("?move=5", link + "&marks=ring:d4,A:a4,arrow:a4:b4")));
    assertEquals(List.of(), marks(open(link + "&at=99&marks=ring:d4")));
    assertEquals(List.of("RING d4"), marks(open(link + "&marks=ring:d4")));
  }

  /** The page's own board of a game has none. */
  @Test
  void thePageIsOpenedWithTheMarks() {
    String link = Links.write(played("omega hexhex:4", 7));
    String opened = "href=\"./#study=" + link + "&amp;at=3&amp;marks=A:a4\"";
    String drawn = draw(open("#g=" + link + "&amp;at=3%26marks%3DA%3Aa4"));
    assertTrue(drawn.contains(opened), drawn);
  }

  @ParameterizedTest
  @ValueSource(strings = {"#g=", "#puzzle="})
  void boardIsTurnedAsAsked(String word) {
    Puzzle puzzle = Objects.requireNonNull(session(puzzle(6)).puzzle());
    String made = "#puzzle=" + PuzzleLink.write(puzzle);
    String address = word.equals("#g=") ? word + Links.write(played("sunder 5", 7)) : made;
    for (int turn = 0; turn < 12; turn++) {
      String drawn = draw(open("?turn=" + turn, address));
      assertEquals(turn % 2 == 1, drawn.contains("class=\"board flat"), drawn);
    }
    assertNotEquals(draw(open("?turn=1", address)), draw(open("?turn=3", address)));
  }

  @Test
  void theLinkToThePageHasTheSameFragment() {
    String link = "#g=" + Links.write(played("omega hexhex:4", 7));
    String drawn = draw(open("?theme=dark", link));
    assertTrue(drawn.contains("href=\"./" + link + "\" target=\"_blank\" rel=\"noopener\""), drawn);
  }

  @Test
  void onePlaysOnFromWhatIsShown() {
    GameRecord game = played("omega hexhex:4", 7);
    List<Integer> moves = game.mainLine().subList(0, 3);
    GameRecord shown =
        new GameRecord(game.setup(), game.start(), Node.ROOT.withLine(moves), game.tags());
    String drawn = draw(open("?move=3", "#g=" + Links.write(game)));
    String href = "data-action=\"play-on\" href=\"./#g=" + Links.write(shown) + "\"";
    assertTrue(drawn.contains(href), drawn);
    String over = draw(open("#g=" + Links.write(played("omega hexhex:3", 100))));
    assertTrue(over.contains("class=\"button open-page later\" data-action=\"play-on\""), over);
  }

  private EmbedModel puzzle(int number) {
    EmbedModel model = open("#puzzle=" + number);
    assertTrue(model.awaitsPuzzles());
    String list = GuideFilesForTest.read("puzzles");
    return next(model, new PuzzleEvent.Came(list, TODAY, ""));
  }

  private static PuzzleSession session(EmbedModel model) {
    return ((Shown.Quiz) model.shown()).session();
  }

  private EmbedModel press(EmbedModel model, int move) {
    Board board = Objects.requireNonNull(session(model).match()).record().setup().board();
    return next(model, new BoardEvent.Press(board.name(Moves.cell(move))));
  }

  /** Nothing proves here that a puzzle which a person has made has one answer. */
  @Test
  void madePuzzleIsShownWithoutTheList() {
    Puzzle puzzle = Objects.requireNonNull(session(puzzle(6)).puzzle());
    EmbedModel model = open("#puzzle=" + PuzzleLink.write(puzzle));
    assertFalse(model.awaitsPuzzles());
    assertTrue(draw(model).contains("data-state=\"open\""));
    for (int move : puzzle.answer()) {
      model = press(model, move);
    }
    assertTrue(draw(model).contains("had in mind"));
    assertInstanceOf(Shown.Refused.class, open("#puzzle=win-1abcdefg").shown());
    assertInstanceOf(Shown.Refused.class, open("#puzzle=lose-1abcdefg").shown());
  }

  @Test
  void aPuzzleIsTriedWrongAndRight() {
    for (int number : List.of(1, 7, 40, 90)) {
      EmbedModel model = puzzle(number);
      assertTrue(draw(model).contains("data-puzzle=\"" + number + "\""));
      Puzzle puzzle = Objects.requireNonNull(session(model).puzzle());
      EmbedModel wrong = model;
      for (int cell = 0; session(wrong).state() == PuzzleSession.State.OPEN; cell++) {
        int tried = cell;
        if (puzzle.answer().stream().noneMatch(move -> Moves.cell(move) == tried)) {
          wrong = press(wrong, Moves.place(0, cell));
        }
      }
      assertEquals(PuzzleSession.State.MISSED, session(wrong).state());
      assertTrue(draw(wrong).contains("data-state=\"missed\""));
      EmbedModel right = next(wrong, new PuzzleEvent.Again());
      for (int move : puzzle.answer()) {
        right = press(right, move);
      }
      assertTrue(draw(right).contains("data-state=\"solved\""));
      assertTrue(draw(right).contains("data-reason"));
    }
  }

  @Test
  void aPuzzleHasHintsAndItsSolution() {
    EmbedModel model = puzzle(7);
    EmbedModel hinted = next(model, new PuzzleEvent.Hint());
    assertTrue(draw(hinted).contains("hinted"));
    assertTrue(draw(next(hinted, new PuzzleEvent.Solution())).contains("data-state=\"shown\""));
    int first = Objects.requireNonNull(session(model).puzzle()).answer().get(0);
    EmbedModel begun = press(model, first);
    EmbedModel undone = next(begun, new MatchEvent.Undo());
    assertEquals(List.of(), session(undone).made());
  }

  @Test
  void aStoneOnAnotherIsRefusedWithTheReason() {
    EmbedModel model = puzzle(1);
    Board board = Objects.requireNonNull(session(model).match()).record().setup().board();
    EmbedModel after = model;
    for (int cell = 0; cell < board.size() && !draw(after).contains("data-notice"); cell++) {
      EmbedModel pressed = next(model, new BoardEvent.Press(board.name(cell)));
      after = session(pressed).made().isEmpty() ? pressed : after;
    }
    assertTrue(draw(after).contains("data-notice=\"refused\""));
  }

  @Test
  void theListOfPuzzlesMayNotCome() {
    EmbedModel failed = next(open("#puzzle=3"), new PuzzleEvent.Came(null, TODAY, ""));
    assertTrue(draw(failed).contains("data-action=\"fetch-again\""));
    assertFalse(failed.awaitsPuzzles());
    assertTrue(next(failed, new Route.Puzzle(3)).awaitsPuzzles());
    String list = GuideFilesForTest.read("puzzles");
    EmbedModel none = next(open("#puzzle=9999"), new PuzzleEvent.Came(list, TODAY, ""));
    assertTrue(draw(none).contains("data-notice=\"no-puzzle\""));
    EmbedModel daily = next(open("#puzzle=0"), new PuzzleEvent.Came(list, TODAY, ""));
    int number = DailyPuzzle.number(session(daily).lines(), TODAY);
    assertTrue(draw(daily).contains("data-puzzle=\"" + number + "\""));
  }

  /** Where a text is missing its key is shown. */
  @Test
  void noTextIsMissing() {
    for (Language language : Language.values()) {
      for (String fragment :
          List.of("#g=" + Links.write(withVariations()), "#puzzle=7", "#puzzle=x", "#g=")) {
        EmbedModel model = open("?lang=" + language.tag(), fragment);
        if (model.awaitsPuzzles()) {
          assertNoKey(draw(model));
          assertNoKey(draw(next(model, new PuzzleEvent.Came(null, TODAY, ""))));
          String list = GuideFilesForTest.read("puzzles");
          model = next(model, new PuzzleEvent.Came(list, TODAY, ""));
          assertNoKey(draw(next(model, new PuzzleEvent.Solution())));
        }
        assertNoKey(draw(model));
      }
    }
  }

  private static void assertNoKey(String drawn) {
    for (String key : List.of("Key.", "Notice.", "Colour.", "Stone.")) {
      assertFalse(drawn.contains(key), drawn);
    }
  }
}
