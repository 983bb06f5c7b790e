package org.hexstones.web.ui.ask;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Rng;
import org.hexstones.hex.Board;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.board.BoardInputEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.route.Route;
import org.hexstones.web.settings.SettingsEvent;
import org.hexstones.web.settings.SpokenFirst;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Input;
import org.hexstones.web.vdom.Text;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is answered on a board, recounted from its stones. */
final class AnswersTest {
  private static String said(PageOnJvm page) {
    return PageOnJvm.text(page.find("p", "role", "status")).replace("\u00a0", "");
  }

  private static String ask(PageOnJvm page, String letter) {
    page.anyKey(letter, true);
    return said(page);
  }

  private static String askWhole(PageOnJvm page, String letter) {
    String first = ask(page, letter);
    String focus = page.model().session().focus();
    String whole = ask(page, letter);
    assertEquals(focus, page.model().session().focus(), "a question moves nothing");
    assertEquals(first, ask(page, letter), "short again");
    return whole;
  }

  private static void focus(PageOnJvm page, String cell) {
    Element grid = page.find("svg", "role", "grid");
    Event event = grid.happens("focusin", Input.cell(cell));
    if (event != null) {
      page.happens(event);
    }
  }

  private static Position position(PageOnJvm page) {
    return page.match().record().replay().orThrow().position();
  }

  /** Random stones, some of them; whoever is to move. */
  private static PageOnJvm played(String game, Rng rng, int stones) {
    PageOnJvm page = PageOnJvm.at("#new=" + game);
    for (int i = 0; i < stones && !position(page).isOver(); i++) {
      Play play = page.match().record().replay().orThrow();
      Board board = play.position().board();
      int cell = rng.below(board.size());
      if (play.refusal(Moves.place(play.position().nextColour(), cell)) == null) {
        page.press(board.name(cell));
      }
    }
    return page;
  }

  private static final List<String> GAMES =
      List.of("omega+hexhex:4", "omega+hexhex:4+players=4", "sunder+4", "y+6", "omega+hexagram:2");

  @Test
  void groupsAreThoseOfTheBoard() {
    Rng rng = new Rng(3);
    for (String game : GAMES) {
      PageOnJvm page = played(game, rng, 30);
      Map<String, Set<Set<String>>> heard = new TreeMap<>();
      for (String colour : askWhole(page, "G").split("\\. ", -1)) {
        String[] named = colour.split(": ", 2);
        if (named.length < 2) {
          assertTrue(colour.endsWith(", no stones"), colour);
          continue;
        }
        List<Integer> sizes = new ArrayList<>();
        for (String group : named[1].split("; ", -1)) {
          String[] parts = group.split(": |, touching ", -1);
          Set<String> cells = new TreeSet<>(List.of(parts[1].split(", ", -1)));
          assertEquals(Integer.parseInt(parts[0]), cells.size());
          sizes.add(cells.size());
          heard.computeIfAbsent(named[0], one -> new HashSet<>()).add(cells);
          checkTouching(position(page), cells, parts[2]);
        }
        List<Integer> ordered = new ArrayList<>(sizes);
        ordered.sort(Collections.reverseOrder());
        assertEquals(ordered, sizes, "largest first");
      }
      assertEquals(naiveGroups(position(page)), heard, game);
    }
  }

  private static Map<String, Set<Set<String>>> naiveGroups(Position position) {
    Board board = position.board();
    Map<String, Set<Set<String>>> groups = new TreeMap<>();
    for (int cell = 0; cell < board.size(); cell++) {
      if (position.stoneAt(cell) != Position.NONE) {
        Set<Integer> group = new TreeSet<>(Set.of(cell));
        for (boolean grows = true; grows; ) {
          Set<Integer> more = new TreeSet<>(group);
          group.forEach(one -> more.addAll(beside(position, one, position.stoneAt(one))));
          grows = group.addAll(more);
        }
        Set<String> names = new TreeSet<>();
        group.forEach(one -> names.add(board.name(one)));
        String colour = Colour.of(position.stoneAt(cell)).word();
        String name = Character.toUpperCase(colour.charAt(0)) + colour.substring(1);
        groups.computeIfAbsent(name, one -> new HashSet<>()).add(names);
      }
    }
    return groups;
  }

  /** The neighbours with that on them, by their coordinates. */
  private static Set<Integer> beside(Position position, int cell, int stone) {
    Board board = position.board();
    Set<Integer> beside = new TreeSet<>();
    for (int other = 0; other < board.size(); other++) {
      int q = Math.abs(board.q(other) - board.q(cell));
      int r = Math.abs(board.r(other) - board.r(cell));
      int s = Math.abs(board.q(other) + board.r(other) - board.q(cell) - board.r(cell));
      if (q + r + s == 2 && position.stoneAt(other) == stone) {
        beside.add(other);
      }
    }
    return beside;
  }

  private static void checkTouching(Position position, Set<String> cells, String touching) {
    Set<Integer> free = new TreeSet<>();
    boolean edge = false;
    Set<String> others = new TreeSet<>();
    for (String name : cells) {
      int cell = position.board().cellNamed(name);
      free.addAll(beside(position, cell, Position.NONE));
      int around = beside(position, cell, Position.NONE).size();
      for (Colour colour : Colour.values()) {
        Set<Integer> stones = beside(position, cell, colour.index());
        around += stones.size();
        if (colour.index() != position.stoneAt(cell) && !stones.isEmpty()) {
          others.add(colour.word());
        }
      }
      edge |= around < 6;
    }
    assertTrue(touching.endsWith(free.size() + " free"), touching);
    assertEquals(edge, touching.startsWith("the edge at "), touching);
    for (Colour colour : Colour.values()) {
      assertEquals(
          others.contains(colour.word()),
          touching.toLowerCase(Locale.ROOT).contains(colour.word() + "’s "),
          touching);
    }
  }

  @Test
  void linesReachTheEdge() {
    Rng rng = new Rng(5);
    for (String game : GAMES) {
      PageOnJvm page = played(game, rng, 25);
      Position position = position(page);
      Board board = position.board();
      for (int cell = 0; cell < board.size(); cell += 3) {
        focus(page, board.name(cell));
        Set<Integer> heard = new TreeSet<>();
        for (String key : List.of("R", "C", "D")) {
          String line = askWhole(page, key);
          assertTrue(line.startsWith(content(position, cell)), line);
          for (int other = 0; other < board.size(); other++) {
            if (line.contains(": " + content(position, other))
                || line.contains(", " + content(position, other))) {
              heard.add(other);
            }
          }
        }
        assertEquals(naiveLines(board, cell), heard, board.name(cell));
      }
    }
  }

  private static String content(Position position, int cell) {
    int stone = position.stoneAt(cell);
    return position.board().name(cell)
        + " "
        + (stone == Position.NONE ? "free" : Colour.of(stone).word());
  }

  private static Set<Integer> naiveLines(Board board, int cell) {
    Set<Integer> cells = new TreeSet<>();
    int[][] ways = {{1, 0}, {0, 1}, {1, -1}, {-1, 0}, {0, -1}, {-1, 1}};
    for (int[] way : ways) {
      int q = board.q(cell) + way[0];
      int r = board.r(cell) + way[1];
      while (board.cellAt(q, r) != Board.NO_CELL) {
        cells.add(board.cellAt(q, r));
        q += way[0];
        r += way[1];
      }
    }
    return cells;
  }

  @Test
  void freeNeighboursAreTheFreeOnes() {
    Rng rng = new Rng(9);
    for (String game : GAMES) {
      PageOnJvm page = played(game, rng, 25);
      Position position = position(page);
      for (int cell = 0; cell < position.board().size(); cell++) {
        focus(page, position.board().name(cell));
        Set<String> names = new TreeSet<>();
        beside(position, cell, Position.NONE).forEach(one -> names.add(position.board().name(one)));
        String said = ask(page, "F");
        assertEquals(
            names,
            names.isEmpty()
                ? Set.of()
                : new TreeSet<>(List.of(said.split(": ", -1)[1].split(", ", -1))));
        if (names.isEmpty()) {
          assertTrue(said.startsWith("No free cells"), said);
        }
        ask(page, "L");
      }
    }
  }

  @Test
  void changesAreThoseSinceTheLastTurn() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4+players=3");
    assertEquals("No moves yet.", ask(page, "T"));
    page.press("d4", "d5", "d6");
    assertEquals("So far: d4 white, d5 black, d6 red", ask(page, "T"));
    page.press("a4", "b4", "c4", "e4", "e5", "e6");
    assertEquals(
        "Since your last turn: a4 white, b4 black, c4 red, e4 white, e5 black, e6 red",
        ask(page, "T"));
    String whole = ask(page, "T");
    assertTrue(whole.contains("White at d4: now 2, was 1"), whole);
    assertTrue(whole.contains("White from 1 to 2"), whole);
    page.press("g1");
    assertTrue(ask(page, "T").endsWith("e6 red"), "the turn that has begun is one's own");
  }

  @Test
  void prospectsOfYSayWhatEachSideLacks() {
    PageOnJvm page = PageOnJvm.at("#new=y+4+balance=none");
    page.press("b2");
    String said = ask(page, "W");
    assertTrue(said.contains("Black needs 3 more stones to join all sides"), said);
    assertTrue(said.contains("From the group at b2: "), said);
    String whole = ask(page, "W");
    assertTrue(whole.contains("No single cell is critical for Black"), whole);
  }

  @Test
  void prospectsOfOtherGamesCountTwoStones() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+3+balance=none");
    page.press("a3", "c1");
    assertTrue(ask(page, "W").contains("Black needs more than two stones to win"));
    ask(page, "L");
    page.press("b3", "e1", "d3");
    String said = ask(page, "W");
    assertTrue(said.contains("Black needs 2 more stones to win"), said);
    String whole = ask(page, "W");
    assertTrue(whole.contains("ritical for Black"), whole);
  }

  /** Against a clock the page does not help: it says how near, and names no cell that wins. */
  @Test
  void prospectsAgainstAClockNameNoCells() {
    for (String clock : List.of("", "+clock=fischer:600:5")) {
      PageOnJvm page = PageOnJvm.at("#new=y+4+balance=none" + clock);
      page.press("a1", "c1", "a2", "c2", "a3", "b1");
      assertEquals(clock.isEmpty(), page.match().clocks().areNone());
      String said = ask(page, "W") + ask(page, "W");
      assertTrue(said.contains("Black needs 1 more stone to join all sides"), said);
      assertEquals(clock.isEmpty(), said.contains("Black wins with one stone on "), said);
      assertEquals(clock.isEmpty(), said.contains("ritical for "), said);
    }
  }

  /** A page that is drawn again because a pointer moves has nothing new to say. */
  @Test
  void unchangedTextIsNotComputedAgain() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=none");
    page.press("d4");
    for (String key : List.of("W", "G", "S")) {
      page.anyKey(key, true);
      String before = announced(page);
      page.happens(new BoardInputEvent.Aim("c3"));
      assertSame(before, announced(page));
      page.happens(new BoardInputEvent.Aim(""));
      assertSame(before, announced(page));
    }
    page.anyKey("W", true);
    String before = announced(page);
    page.press("d5");
    page.anyKey("W", true);
    assertNotEquals(before, announced(page));
  }

  @Test
  void announcementBeginsWithTheChosenPart() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4");
    page.press("d4", "d5");
    assertEquals("Black to move. black on d5. White 1, Black 1", said(page));
    page.happens(new Route.Open(Dialog.SETTINGS));
    page.happens(
        PageOnJvm.meaning(
            page.find("button", "data-spoken-first", "stones"), "click", Input.press()));
    page.happens(new Route.Open(Dialog.NONE));
    assertEquals("black on d5. Black to move. White 1, Black 1", said(page));
    page.happens(new SettingsEvent.SpeakFirst(SpokenFirst.SCORES));
    assertEquals("White 1, Black 1. Black to move. black on d5", said(page));
    page.happens(new SettingsEvent.SpeakFirst(SpokenFirst.TURN));
    assertEquals("Black to move. black on d5. White 1, Black 1", said(page));
  }

  /** The very object that is announced. */
  private static String announced(PageOnJvm page) {
    return ((Text) page.find("p", "role", "status").children().get(0)).text();
  }

  @Test
  void prospectsLightTheCutOfWhoMoves() {
    PageOnJvm page = PageOnJvm.at("#new=sunder+4+balance=none");
    page.press("d4", "c3");
    assertFalse(grid(page).contains("asks-1"));
    ask(page, "W");
    assertTrue(grid(page).contains("asks-1"));
    page.press("e4");
    assertFalse(grid(page).contains("asks"));
  }

  private static String grid(PageOnJvm page) {
    return String.valueOf(page.find("svg", "role", "grid").attribute("class"));
  }

  /** By a jump again and again one comes to all, and back. */
  private static List<String> round(PageOnJvm page, String letter) {
    List<String> cells = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      page.anyKey(letter, true);
      String at = page.model().session().focus();
      if (cells.contains(at)) {
        return cells;
      }
      cells.add(at);
    }
    throw new AssertionError("it never comes back");
  }

  @Test
  void jumpsGoRound() {
    PageOnJvm page = PageOnJvm.at("#new=omega+hexhex:4");
    page.press("d4", "a7", "d5", "c2", "g4", "e6", "a4", "g1");
    focus(page, "d4");
    assertEquals(Set.of("d4", "d5", "g4", "a4"), new TreeSet<>(round(page, "N")));
    focus(page, "d5");
    assertEquals(List.of("a4", "g4", "d4"), round(page, "A"), "largest first");
    focus(page, "d4");
    Set<String> free = new TreeSet<>(round(page, "E"));
    Board board = position(page).board();
    Set<String> beside = new TreeSet<>();
    beside(position(page), board.cellNamed("d4"), Position.NONE)
        .forEach(cell -> beside.add(board.name(cell)));
    assertEquals(beside, free);
    assertEquals(5, free.size());
    assertEquals(Set.of("a4", "g1"), new TreeSet<>(round(page, "P")));
    PageOnJvm empty = PageOnJvm.at("#new=omega+hexhex:4");
    assertEquals("Nothing to jump to.", ask(empty, "N"));
    assertEquals("Nothing to jump to.", ask(empty, "P"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"omega+hexhex:5", "y+9", "sunder+5"})
  void keysOfTheListAreAllThereAre(String game) {
    PageOnJvm page = PageOnJvm.at("#new=" + game);
    page.press("e5");
    Set<String> work = new TreeSet<>();
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      if (page.takes(String.valueOf(letter), true)) {
        work.add("Shift " + letter);
      }
    }
    page.anyKey("?", true);
    List<Element> keys = new ArrayList<>();
    PageOnJvm.all(page.draw(), keys, element -> element.tag().equals("kbd"));
    Set<String> listed = new TreeSet<>(keys.stream().map(PageOnJvm::text).toList());
    listed.removeIf(key -> !key.matches("Shift [A-Z]"));
    assertEquals(work, listed);
    assertTrue(work.containsAll(Arrays.asList("Shift G", "Shift W", "Shift N")));
  }
}
