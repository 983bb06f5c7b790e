package org.hexstones.web.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.lesson.LessonEvent;
import org.hexstones.web.feature.play.Thinking;
import org.hexstones.web.feature.puzzle.PuzzleEvent;
import org.hexstones.web.guide.GuideFilesForTest;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.protocol.Answer;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Plays from the spoken text alone: what is announced, and the name of the cell to which a key
 * leads. Only the answers of the computer come from elsewhere.
 */
final class SpokenPlayTest {
  private static final Pattern CELL = Pattern.compile("[a-z]+[0-9]+");

  private final PageOnJvm page = new PageOnJvm();

  /** What is known of each cell: the colour's word, or empty. */
  private final Map<String, String> known = new LinkedHashMap<>();

  private String spoken = "";

  private Messages messages() {
    return TestCatalogs.messages(page.model().session().settings().language());
  }

  /** What a screen reader announces now; it says nothing twice. */
  private String hear() {
    Element said = page.find("p", "role", "status");
    spoken = PageOnJvm.text(said).replace("\u00a0", "");
    return spoken;
  }

  private void type(String name) {
    for (int i = 0; i < name.length(); i++) {
      page.anyKey(name.substring(i, i + 1), false);
    }
    if (page.model().play().input().typed().equals(name)) {
      page.anyKey("Enter", false);
    }
  }

  /** The name of the cell at which the keyboard is, as it is read when it comes there. */
  private String cell() {
    Element at =
        PageOnJvm.first(page.find("svg", "role", "grid"), e -> "0".equals(e.attribute("tabindex")));
    return Objects.requireNonNull(Objects.requireNonNull(at).attribute("aria-label"));
  }

  private void walk(String key, boolean control) {
    Matcher name = CELL.matcher(cell());
    assertTrue(name.find());
    Element grid = page.find("svg", "role", "grid");
    page.happens(
        PageOnJvm.meaning(
            grid, "keydown", new Input("", false, name.group(), key, control, false, false)));
  }

  /** Goes along all rows once, as a finger does that explores. */
  private void tour() {
    known.clear();
    walk("Home", true);
    for (String at = ""; !at.equals(cell()); ) {
      at = cell();
      Matcher name = CELL.matcher(at);
      assertTrue(name.find());
      known.put(name.group(), at.startsWith(free(name.group())) ? "" : at);
      walk("ArrowRight", false);
      if (at.equals(cell())) {
        walk("ArrowDown", false);
      }
    }
  }

  private String free(String cell) {
    return messages().say(GameKey.CELL_FREE, cell);
  }

  /** The stones that a text speaks of. */
  private void note(String text) {
    for (Colour colour : Colour.values()) {
      String stone = messages().say(GameKey.PLACED, messages().stone(colour), "@");
      Matcher placed =
          Pattern.compile(Pattern.quote(stone).replace("@", "\\E(" + CELL + ")\\Q")).matcher(text);
      while (placed.find()) {
        known.put(placed.group(1), colour.word());
      }
    }
  }

  private boolean hears(String part) {
    return spoken.contains(part);
  }

  /** The computer answers with any legal stones. */
  private void answer(Rng rng) {
    for (Thinking asked = page.model().play().thinking();
        asked != null;
        asked = page.model().play().thinking()) {
      Play play = page.match().record().replay().orThrow();
      int[] moves = new int[play.position().maxLegalMoves()];
      int count = play.position().legalMoves(moves);
      int move = moves[rng.below(count)];
      page.happens(new Answer.Best(asked.number(), Moves.isPlace(move) ? move : moves[0]));
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aWholeGameIsPlayedByEar(Language language) {
    for (String game :
        List.of("omega+hexhex:3", "omega+hexhex:3+players=3", "y+5+balance=none", "sunder+3")) {
      playByEar(language, game);
    }
  }

  private void playByEar(Language language, String game) {
    page.happens(new SettingsEvent.SetLanguage(language));
    page.happens(
        Objects.requireNonNull(
            Address.read(
                    "#new="
                        + game
                        + "+seats="
                        + (game.contains("players=3")
                            ? "person,computer,computer"
                            : "person,computer"))
                .route(Games.ALL::setup)));
    hear();
    assertTrue(
        hears(messages().say(GameKey.YOUR_TURN)), "the beginning says what to do: " + spoken);
    tour();
    assertEquals(page.match().record().setup().board().size(), known.size());
    Rng rng = new Rng(11);
    int announced = 0;
    while (!page.match().record().replay().orThrow().isOver()) {
      List<String> free =
          known.entrySet().stream()
              .filter(cell -> cell.getValue().isEmpty())
              .map(Map.Entry::getKey)
              .toList();
      type(free.get(rng.below(free.size())));
      note(hear());
      answer(rng);
      note(hear());
      announced++;
    }
    assertTrue(announced > 0);
    check();
    Play play = page.match().record().replay().orThrow();
    boolean won = Objects.requireNonNull(play.outcome()).winner() == 0;
    assertEquals(won, hears(messages().say(GameKey.YOU_WON)) || hears(wonBy()), spoken);
  }

  /** The beginning of "You won, 3 to 2". */
  private String wonBy() {
    String text = messages().say(GameKey.YOU_WON_BY, "@", "@");
    return text.substring(0, text.indexOf('@'));
  }

  /** Each stone on the board was heard, and no other. */
  private void check() {
    Map<String, String> real = new TreeMap<>();
    Map<String, String> heard = new TreeMap<>();
    known.forEach(
        (cell, stone) -> {
          if (page.stone(cell) != null) {
            real.put(cell, Objects.requireNonNull(page.stone(cell)));
          }
          if (!stone.isEmpty()) {
            heard.put(cell, stone);
          }
        });
    assertEquals(real, heard);
  }

  /** The cells that a text names, in its order. */
  private Set<String> named(String text) {
    Set<String> names = new LinkedHashSet<>();
    Matcher cell = CELL.matcher(text);
    while (cell.find()) {
      if (known.containsKey(cell.group())) {
        names.add(cell.group());
      }
    }
    return names;
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void aLessonIsPlayedByEar(Language language) {
    page.happens(new SettingsEvent.SetLanguage(language));
    page.happens(new Route.Lesson("sunder"));
    page.effects();
    page.happens(
        new LessonEvent.Came(
            language, GuideFilesForTest.read("plan"), GuideFilesForTest.read(language.tag())));
    int steps = 0;
    while (page.has("data-step") && steps < 50) {
      hear();
      assertTrue(spoken.length() > 20, spoken);
      tour();
      page.act("hint");
      String open = hear();
      List<String> cells = new ArrayList<>(named(open));
      // The cells that are marked are read after the sentence.
      Collections.reverse(cells);
      if (cells.isEmpty()) {
        // What a sighted person sees, the question how near one is to winning says.
        page.anyKey("W", true);
        page.anyKey("W", true);
        cells.addAll(named(hear()));
      }
      reach(cells.isEmpty() ? List.copyOf(known.keySet()) : cells);
      assertEquals("reached", page.value("data-state"), spoken);
      assertNotEquals(open, hear(), "the end of a step is announced");
      steps++;
      Element next =
          PageOnJvm.first(page.draw(), e -> "next-step".equals(e.attribute("data-action")));
      if (next == null) {
        return;
      }
      page.act("next-step");
    }
  }

  /** Tries cells until the step is over. */
  private void reach(List<String> cells) {
    for (String cell : cells) {
      if ("missed".equals(page.value("data-state"))) {
        page.act("again-step");
      }
      if ("open".equals(page.value("data-state"))) {
        type(cell);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void tenPuzzlesAreSolvedByEar(Language language) {
    page.happens(new SettingsEvent.SetLanguage(language));
    page.happens(new Route.Puzzle(1));
    page.happens(new PuzzleEvent.Came(GuideFilesForTest.read("puzzles"), 20_000, ""));
    for (int number = 1; number <= 10; number++) {
      page.happens(new Route.Puzzle(number * 31));
      tour();
      for (int hint = 0; hint < 3; hint++) {
        page.act("hint");
        hear();
        if (PageOnJvm.first(page.draw(), e -> "hint".equals(e.attribute("data-action"))) == null) {
          break;
        }
      }
      for (String cell : named(spoken)) {
        if ("open".equals(page.value("data-state"))) {
          type(cell);
        }
      }
      hear();
      assertEquals("solved", page.value("data-state"), spoken);
      assertTrue(
          hears(messages().say(PuzzleKey.PUZZLE_DONE))
              || hears(messages().say(PuzzleKey.MEANT_DONE)),
          spoken);
    }
  }

  /**
   * A whole game as Orca 43 read it in Chromium: the typed cell, the name of the cell to which the
   * focus goes, and the announcement.
   */
  private static final String READ_BY_ORCA =
      """
      c3|c3, white, group of 1|white on c3. Now a black stone, 2 of 2
      c4|c4, black, group of 1|Black to move. black on c4. White 1, Black 1
      b3|b3, white, group of 2|white on b3. Now a black stone, 2 of 2
      d3|d3, black, group of 2|White to move. black on d3. White 2, Black 2
      a3|a3, white, group of 3|white on a3. Now a black stone, 2 of 2
      e3|e3, black, group of 3|Black to move. black on e3. White 3, Black 3
      b4|b4, white, group of 4|white on b4. Now a black stone, 2 of 2
      d2|d2, black, group of 4|White to move. black on d2. White 4, Black 4
      c2|c2, white, group of 5|white on c2. Now a black stone, 2 of 2
      c5|c5, black, group of 5|Black to move. black on c5. White 5, Black 5
      a4|a4, white, group of 6|white on a4. Now a black stone, 2 of 2
      e2|e2, black, group of 6|White to move. black on e2. White 6, Black 6
      b5|b5, white, group of 7|white on b5. Now a black stone, 2 of 2
      d4|d4, black, group of 7|Black to move. black on d4. White 7, Black 7
      a5|a5, white, group of 8|white on a5. Now a black stone, 2 of 2
      e1|e1, black, group of 8|Black wins on the tie-break, 8 each. black on e1. White 8, Black 8
      """;

  @Test
  void aGameSoundsAsOrcaReadIt() {
    page.happens(
        Objects.requireNonNull(
            Address.read("#new=omega+hexhex:3+seats=person,person").route(Games.ALL::setup)));
    assertEquals(
        "OMEGA: Each turn, place one stone of every colour. Multiply the sizes of your groups to get"
            + " your score. White to move. Type a question mark for the list of keys.",
        hear());
    for (String line : READ_BY_ORCA.lines().toList()) {
      String[] parts = line.split("\\|", -1);
      type(parts[0]);
      assertEquals(parts[1] + "|" + parts[2], cell() + "|" + hear());
    }
    page.anyKey("I", true);
    assertEquals("Black wins on the tie-break, 8 each", hear());
    page.anyKey("G", true);
    assertEquals("White: 8 at a3. Black: 8 at c4", hear());
  }

  /** What a screen reader would announce by itself: the texts of all live regions. */
  private Map<String, String> regions() {
    List<Element> live = new ArrayList<>();
    PageOnJvm.all(
        page.draw(),
        live,
        e ->
            !"off".equals(e.attribute("aria-live"))
                && (e.tag().equals("output")
                    || "status".equals(e.attribute("role"))
                    || "alert".equals(e.attribute("role"))));
    Map<String, String> regions = new TreeMap<>();
    live.forEach(region -> regions.put(region.tag() + region.key(), PageOnJvm.text(region)));
    return regions;
  }

  @Test
  void aTurnIsOneAnnouncement() {
    for (String seats : List.of("person,computer", "person,computer,computer,computer")) {
      int players = seats.split(",", -1).length;
      page.happens(
          Objects.requireNonNull(
              Address.read("#new=omega+hexhex:5+players=" + players + "+seats=" + seats)
                  .route(Games.ALL::setup)));
      Rng rng = new Rng(2);
      Board board = page.match().record().setup().board();
      for (int turn = 0; turn < 3; turn++) {
        for (int stone = 0; stone < players; stone++) {
          Map<String, String> before = regions();
          type(free(board));
          assertEquals(1, changes(before), before + " " + regions());
        }
        Map<String, String> before = regions();
        answer(rng);
        assertEquals(1, changes(before), before + " " + regions());
      }
    }
  }

  private String free(Board board) {
    for (int cell = 0; ; cell++) {
      if (page.stone(board.name(cell)) == null) {
        return board.name(cell);
      }
    }
  }

  private int changes(Map<String, String> before) {
    Map<String, String> after = regions();
    int changes = 0;
    for (Map.Entry<String, String> region : after.entrySet()) {
      changes += region.getValue().equals(before.get(region.getKey())) ? 0 : 1;
    }
    return changes;
  }
}
