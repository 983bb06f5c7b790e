package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;

/** The largest records, opened, played on, studied and opened again; nothing of them is lost. */
final class LargeRecordsIT {
  private static final String STUDY = "[data-screen=study] [data-cell][data-stone]";

  private static String text(String name) {
    return Objects.requireNonNull(LargeRecords.all().get(name));
  }

  private static GameRecord record(String name) {
    return RecordText.parse(text(name), Games.ALL::setup).orThrow();
  }

  private static int size(Node node) {
    int size = 0;
    for (Node child : node.children()) {
      size += 1 + size(child);
    }
    return size;
  }

  private static String hash(GamePage page) {
    return Objects.requireNonNull((String) page.driver().executeScript("return location.hash"));
  }

  private static int count(GamePage page, String css) {
    return page.driver().findElements(By.cssSelector(css)).size();
  }

  private static void stone(GamePage page) {
    page.press("[data-cell]:not([data-stone])");
  }

  /** The record that the address tells, once it tells one of so many moves. */
  private static GameRecord reported(GamePage page, String before, int moves) {
    GameRecord[] reported = new GameRecord[1];
    page.wait(
        () -> {
          String hash = hash(page);
          reported[0] =
              hash.startsWith(before)
                  ? Links.read(hash.substring(before.length()), Games.ALL::setup).orThrow()
                  : null;
          return reported[0] != null && size(reported[0].root()) == moves;
        });
    return Objects.requireNonNull(reported[0]);
  }

  @Test
  void addressHasAllOfManyMoves() throws Exception {
    GameRecord record = record("4,000 moves");
    int moves = size(record.root());
    assertTrue(moves >= 3_900, "so many moves: " + moves);
    try (GamePage page = GamePage.open("")) {
      page.paste(text("4,000 moves"));
      page.wait(() -> page.has("[data-cell][data-stone]"));
      assertEquals(record, reported(page, Fragment.Word.GAME.prefix(), moves));
      stone(page);
      reported(page, Fragment.Word.GAME.prefix(), moves + 1);
      page.press("[data-action=analyse]");
      page.wait(() -> page.has(STUDY));
      // Drawn a few at a time.
      page.wait(() -> count(page, "[data-node]") == moves + 2);
      page.driver().navigate().refresh();
      page.wait(() -> page.has(STUDY));
      page.wait(() -> count(page, "[data-node]") == moves + 2);
      stone(page);
      reported(page, Fragment.Word.STUDY.prefix(), moves + 2);
    }
  }

  @Test
  void aLongLinkIsReadALittleAtATime() throws Exception {
    GameRecord record = record("4,000 moves");
    String link = Links.write(record);
    assertTrue(link.length() > 4_000, "the link's length: " + link.length());
    int stones = record.mainLine().size();
    try (GamePage page = GamePage.open("#g=" + link)) {
      page.waitForStones(stones);
      page.go("#study=" + link);
      page.wait(() -> page.has(STUDY));
      page.wait(() -> count(page, "[data-node]") == size(record.root()) + 1);
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void movesAreInTheAddressWhereCommentsAreTooLong() throws Exception {
    String name = "390,000 characters of comments";
    List<Integer> line = record(name).mainLine();
    try (GamePage page = GamePage.open("")) {
      page.paste(text(name));
      page.wait(() -> page.has("[data-cell][data-stone]"));
      stone(page);
      GameRecord reported = reported(page, Fragment.Word.GAME.prefix(), line.size() + 1);
      assertEquals(line, reported.mainLine().subList(0, line.size()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"100,000 characters of comments", "390,000 characters of comments"})
  void commentsTooLongForTheAddressAreKept(String name) throws Exception {
    int said = count(record(name).root());
    try (GamePage page = GamePage.open("")) {
      LargeRecords.study(page, text(name));
      // Drawn a few at a time.
      page.wait(() -> count(page, ".tree .said") == said);
      page.find("[data-input=comment]").sendKeys("ab");
      // Where more is said already than may be, nothing is added.
      int more = name.startsWith("390") ? 0 : 1;
      page.wait(() -> count(page, ".tree .said") == said + more);
      stone(page);
      page.wait(() -> hash(page).startsWith(Fragment.Word.STUDY.prefix()));
      page.driver().navigate().refresh();
      page.wait(() -> page.has(STUDY));
      page.wait(() -> count(page, ".tree .said") == said + more);
    }
  }

  private static int count(Node node) {
    int said = node.comment().isEmpty() ? 0 : 1;
    for (Node child : node.children()) {
      said += count(child);
    }
    return said;
  }
}
