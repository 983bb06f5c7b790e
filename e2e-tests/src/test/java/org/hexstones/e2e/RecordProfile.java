package org.hexstones.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.game.Moves;
import org.hexstones.notation.puzzle.Puzzle;
import org.hexstones.notation.puzzle.PuzzleText;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.support.ui.Select;

/**
 * Uses the page as a player does, and writes what it has stored then to {@code
 * target/profile.json}. Run by name; {@link ProfileIT} keeps those of earlier versions as its
 * fixtures.
 */
final class RecordProfile {
  private static final Path FILE = Path.of("target/profile.json");
  private static final String SMALL = "a3 a4 a5 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4";

  private final Map<String, String> tabs = new LinkedHashMap<>();

  @Test
  void aProfileIsRecorded() throws Exception {
    try (GamePage page = GamePage.open("")) {
      page.resize(1000, 1200);
      chooseSettings(page);
      playGames(page);
      playWithoutNames(page);
      solve(page, 3, 7);
      // Deleted in another tab than the one in which it was played.
      named(page, "omega", "4", "Jo", "Kim");
      play(page, "d4 d5");
      newTab(page);
      page.menu("games");
      page.type("search-games", "jo kim");
      page.wait(() -> page.has("[data-games='1']"));
      page.press("[data-action=delete-game]");
      page.wait(() -> page.has("[data-action=put-back]"));
      leaveUnfinished(page);
      named(page, "omega", "5", "Nora", "Otto");
      play(page, "e5 c4 g3");
      note(page, "game");
      write(page);
    }
  }

  private static void chooseSettings(GamePage page) {
    page.press("[data-action=settings]");
    page.press("[data-language=es]");
    page.press("[data-theme-choice=dark]");
    for (String input : List.of("sound", "ponder")) {
      if (!page.find("[data-input=" + input + "]").isSelected()) {
        page.press("[data-input=" + input + "]");
      }
    }
    page.press("dialog [data-action=close]");
  }

  private static void playGames(GamePage page) {
    named(page, "omega", "3", "Ann", "Bernd");
    play(page, SMALL);
    page.wait(page::isOver);

    form(page, "omega", "3", "Carla", "Dai");
    page.options();
    page.press("[data-input=tournament]");
    page.begin();
    play(page, SMALL);
    page.press("[data-action=second-game]");
    page.wait(() -> page.has("[data-kept='0']"));
    play(page, "c3 b2");

    form(page, "omega", "5", "Eva", "Finn");
    page.press("[data-clock-kind=fischer]");
    page.wait(() -> page.has("[data-input=clock-game]"));
    page.options();
    new Select(page.find("[data-input=clock-game]")).selectByValue("3600");
    page.begin();
    play(page, "e5");
    page.press("[data-action=pause]");
    page.wait(() -> page.has("[data-action=go-on]"));
    // So that the next ones are played without.
    start(page);
    page.press("[data-clock-kind=none]");

    named(page, "y", "5", "Hugo", "Ida");
    play(page, "a1 b1 c1");
    page.press("[data-action=resign]");
    page.press("[data-action=confirm-resign]");
    page.wait(page::isOver);

    start(page);
    page.options();
    page.press("[data-action=draw-board]");
    page.press("[data-action=preset][data-preset='triangle:9']");
    page.press("[data-action=star-rim]");
    page.type("board-name", "Tri");
    page.press("[data-action=save-board]");
    page.press("[data-action=leave-sketch]");
    page.options();
    page.press("[data-board=Tri]");
    names(page, "Lea", "Max");
    page.begin();
    play(page, "a1 b2");
  }

  private static void playWithoutNames(GamePage page) {
    page.go("#new=omega+hexhex:4+seats=person,link");
    page.pressCell("d4");
    page.pressCell("d5");
    page.wait(() -> page.has("[data-sending]"));
    page.go("#new=sunder+4+seats=person,computer:1");
    page.pressCell("a4");
    page.waitForStones(2);
    page.go("#new=omega+triangle:5+players=3+pie=on+seats=person,person,person");
    play(page, "a1 b1 c1");
    page.press("[data-action=swap][data-player=A]");
    page.wait(() -> page.has("[data-kept='4']"));
  }

  private static void solve(GamePage page, int... numbers) throws IOException {
    List<String> lines = PuzzleText.lines(Files.readString(Site.puzzles())).orThrow();
    for (int number : numbers) {
      Puzzle puzzle = PuzzleText.read(lines.get(number - 1), Games.ALL::setup).orThrow();
      page.go("#puzzle=" + number);
      page.wait(() -> page.has("[data-puzzle='" + number + "'][data-state=open]"));
      for (int move : puzzle.answer()) {
        page.pressCell(puzzle.record().setup().board().name(Moves.cell(move)));
      }
      page.wait(() -> page.has("[data-puzzle='" + number + "'][data-state=solved]"));
      page.press("[data-action=leave-puzzle]");
    }
  }

  /** A tab each: an analysed game, a lesson, a board and a position. */
  private void leaveUnfinished(GamePage page) {
    newTab(page);
    page.menu("games");
    page.type("search-games", "ann bernd");
    page.wait(() -> page.has("[data-games='1']"));
    page.press("[data-action=analyse-game]");
    page.wait(() -> page.has("[data-screen=study] [data-cell]"));
    page.press(".review [data-action=review]");
    page.wait(() -> page.has(".review-graph"));
    page.press("[data-action=back]");
    page.waitForStones(15);
    page.pressCell("e1");
    page.waitForStones(16);
    page.type("comment", "Why not <here>?");
    page.wait(() -> StoredProfile.readShared(page).contains("Why not"));
    note(page, "analysis");

    newTab(page);
    page.press("[data-action=game][data-game=omny]");
    page.press("[data-action=rules]");
    page.press("[data-action=begin-lesson]");
    page.pressCell("a4");
    page.press("[data-state=reached] [data-action=next-step]");
    page.wait(() -> page.has("[data-step='2']"));
    note(page, "lesson");

    newTab(page);
    page.options();
    page.press("[data-action=draw-board]");
    page.press("[data-action=preset][data-preset='triangle:9']");
    page.press("[data-action=star-rim]");
    page.type("board-name", "Corner");
    note(page, "board");

    newTab(page);
    page.press("[data-action=game][data-game=omega]");
    page.options();
    page.press("[data-action=set-up]");
    page.wait(() -> page.has("[data-screen=arrange]"));
    page.pressCell("e5");
    page.press("[data-action=brush][data-colour=black]");
    page.pressCell("d4");
    page.waitForStones(2);
    note(page, "position");
    page.press("[data-action=play-position]");
    page.wait(() -> page.has("[data-kept='0']"));
    play(page, "e6");
  }

  private void note(GamePage page, String tab) {
    tabs.put(tab, StoredProfile.readTab(page));
  }

  private static void newTab(GamePage page) {
    page.driver().switchTo().newWindow(WindowType.TAB);
    page.resize(1000, 1200);
    page.go("");
  }

  private static void start(GamePage page) {
    if (page.has("[data-action='new']")) {
      page.press("[data-action='new']");
    }
    page.wait(() -> page.has("[data-action=friend]"));
  }

  private static void named(GamePage page, String game, String side, String... names) {
    form(page, game, side, names);
    page.begin();
  }

  private static void form(GamePage page, String game, String side, String... names) {
    start(page);
    page.press("[data-action=game][data-game=" + game + "]");
    page.options();
    page.type("side", side);
    names(page, names);
  }

  private static void names(GamePage page, String... names) {
    for (int player = 0; player < names.length; player++) {
      char letter = (char) ('A' + player);
      page.options();
      page.press("[data-action=seat][data-player=" + letter + "][data-seat=person]");
      page.type("name-" + letter, names[player]);
    }
  }

  private static void play(GamePage page, String cells) {
    int before = page.stones().size();
    int plies = 0;
    for (String cell : cells.split(" ", -1)) {
      page.pressCell(cell);
      plies++;
      page.waitForStones(before + plies);
    }
  }

  private void write(GamePage page) throws IOException {
    StringBuilder json = new StringBuilder("{\"about\":\"Written by RecordProfile\"");
    tabs.forEach((name, tab) -> json.append(",\"" + name + "\":" + tab));
    json.append(",\"shared\":" + StoredProfile.readShared(page) + "}");
    String layOut = "return JSON.stringify(JSON.parse(arguments[0]), null, 2)";
    Object text = page.driver().executeScript(layOut, json.toString());
    Files.writeString(FILE, text + "\n");
  }
}
