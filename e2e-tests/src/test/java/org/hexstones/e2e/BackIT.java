package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The browser's way back closes what lies on top, and leaves the site only from below all. */
@Timeout(300)
final class BackIT {
  private static final String ELSEWHERE = "about:blank";
  private static final String BOARD = "[data-action=undo]";
  private static final String START = "[data-action=friend]";

  private static void back(GamePage page) {
    page.driver().navigate().back();
  }

  private static void forward(GamePage page) {
    page.driver().navigate().forward();
  }

  /** At the start screen, with another page before it in the history. */
  private static GamePage fromElsewhere(String fragment) throws Exception {
    GamePage page = GamePage.open("");
    page.driver().get(ELSEWHERE);
    page.go(fragment);
    return page;
  }

  private static void backLeavesTheSite(GamePage page) {
    back(page);
    page.wait(() -> ELSEWHERE.equals(page.driver().getCurrentUrl()));
    // Chromium may ask for the icon of the page that was left, and refuse it to the new one.
    assertEquals(
        List.of(), page.errors().stream().filter(line -> !line.contains("/icon.svg")).toList());
  }

  private static void open(GamePage page, String dialog) {
    page.press("[data-action=" + dialog + "]");
    page.wait(() -> page.has("dialog[open]"));
  }

  private static void openAndClose(GamePage page, String dialog) {
    open(page, dialog);
    page.press("[data-action=close]");
    page.wait(() -> !page.has("dialog"));
  }

  private static void begin(GamePage page) {
    page.options();
    page.press("[data-action=seat][data-player=B][data-seat=person]");
    page.begin();
    page.wait(() -> page.has(BOARD));
  }

  @Test
  void aGameIsLeftAndGoneOnWith() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      begin(page);
      page.pressCell("d4");
      page.waitForStones(1);
      open(page, "settings");
      back(page);
      page.wait(() -> !page.has("dialog"));
      page.waitForStones(1);

      back(page);
      page.wait(() -> page.has(START));
      assertEquals("", page.driver().executeScript("return location.hash"));
      forward(page);
      page.wait(() -> page.has(BOARD));
      page.waitForStones(1);
      page.pressCell("d5");
      page.waitForStones(2);

      page.driver().navigate().refresh();
      page.waitForProgram();
      page.waitForStones(2);
      back(page);
      page.wait(() -> page.has("[data-action=continue]"));
      backLeavesTheSite(page);
    }
  }

  @Test
  void closingByButtonLeavesNoEntry() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      for (int time = 0; time < 2; time++) {
        openAndClose(page, "settings");
        begin(page);
        page.pressCell("d4");
        page.waitForStones(1);
        openAndClose(page, "share");
        page.pressCell("e4");
        page.waitForStones(2);
        page.press("[data-action=new]");
        page.wait(() -> page.has(START));
      }
      page.wait(() -> "0".equals(depth(page)));
      backLeavesTheSite(page);
    }
  }

  private static Object depth(GamePage page) {
    return Objects.requireNonNull(
        page.driver().executeScript("return String(history.state?.depth)"));
  }

  @Test
  void aGameOpenedByItsAddressIsTheLowest() throws Exception {
    try (GamePage page = fromElsewhere("#new=omega+hexhex:4+seats=person,person")) {
      page.pressCell("d4");
      page.waitForStones(1);
      backLeavesTheSite(page);
      forward(page);
      page.waitForProgram();
      page.waitForStones(1);
      page.press("[data-action=new]");
      begin(page);
      back(page);
      page.wait(() -> page.has(START));
      assertEquals(List.of(), page.errors());
    }
  }

  @Test
  void belowAGameThatGoesOnIsTheStartScreen() throws Exception {
    try (GamePage page = GamePage.open("")) {
      begin(page);
      page.pressCell("d4");
      page.waitForStones(1);
      page.driver().get(ELSEWHERE);
      page.go("");
      page.waitForStones(1);
      back(page);
      page.wait(() -> page.has("[data-action=continue]"));
      backLeavesTheSite(page);
    }
  }

  @Test
  void aDrawnBoardIsThereAgain() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      page.options();
      page.press("[data-action=draw-board]");
      page.press("[data-action=clear-board]");
      page.pressCell("f3");
      page.wait(() -> page.has("[data-cell=f3][data-drawn='1']"));
      back(page);
      page.wait(() -> page.has(START));
      forward(page);
      page.wait(() -> page.has("[data-cell=f3][data-drawn='1']"));
      back(page);
      page.wait(() -> page.has(START));
      assertFalse(page.has("dialog"));
      backLeavesTheSite(page);
    }
  }

  @Test
  void lessonsAndPuzzlesSurviveAReload() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      for (String screen : List.of("[data-action=learn]", "[data-action=puzzles]")) {
        String there =
            screen.contains("learn") ? "[data-screen=lesson][data-step]" : "[data-puzzle]";
        page.press(screen);
        page.wait(() -> page.has(there));
        back(page);
        page.wait(() -> page.has(START));
        forward(page);
        page.wait(() -> page.has(there));
        page.driver().navigate().refresh();
        page.waitForProgram();
        page.wait(() -> page.has(there));
        back(page);
        page.wait(() -> page.has(START));
      }
      backLeavesTheSite(page);
    }
  }

  /**
   * The addresses that are replaced once a reload has begun come too late for it, and Chromium
   * forgets what the entry's state noted: under load that happens by itself.
   */
  @Test
  void aReloadThatComesUponTheAddressLosesNothing() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      begin(page);
      page.pressCell("d4");
      page.waitForStones(1);
      page.driver()
          .executeScript(
              "self.isOld = true; location.reload();"
                  + "for (const cell of ['d5', 'c4', 'b6', 'e3']) {"
                  + "  document.querySelector(`[data-cell=${cell}]`)"
                  + "      .dispatchEvent(new MouseEvent('click', {bubbles: true}));"
                  + "  dispatchEvent(new Event('pagehide'));"
                  + "}");
      page.wait(() -> Boolean.TRUE.equals(page.driver().executeScript("return !self.isOld")));
      page.waitForProgram();
      page.waitForStones(5);
      page.wait(() -> "1".equals(depth(page)));
      back(page);
      page.wait(() -> page.has("[data-action=continue]"));
      forward(page);
      page.wait(() -> page.has(BOARD));
      page.waitForStones(5);
      back(page);
      page.wait(() -> page.has(START));
      backLeavesTheSite(page);
    }
  }

  @Test
  void aLinkThatIsOpenedLiesOverTheStartScreen() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      begin(page);
      page.pressCell("d4");
      page.waitForStones(1);
      Object link =
          page.driver().executeScript("dispatchEvent(new Event('pagehide')); return location.hash");
      back(page);
      page.wait(() -> page.has(START));
      for (Object asked : List.of(Objects.requireNonNull(link), "#puzzle=17")) {
        page.driver().executeScript("location.hash = arguments[0]", asked);
        page.wait(() -> page.has(asked.equals(link) ? BOARD : "[data-puzzle]"));
        page.wait(() -> "1".equals(depth(page)));
        page.driver().navigate().refresh();
        page.waitForProgram();
        page.wait(() -> page.has(asked.equals(link) ? BOARD : "[data-puzzle]"));
        back(page);
        page.wait(() -> page.has(START));
        assertFalse(page.has(BOARD));
        forward(page);
        page.wait(() -> page.has(asked.equals(link) ? BOARD : "[data-puzzle]"));
        back(page);
        page.wait(() -> page.has(START));
      }
      backLeavesTheSite(page);
    }
  }

  @Test
  void leavingByButtonCanBeUndone() throws Exception {
    try (GamePage page = fromElsewhere("")) {
      begin(page);
      page.pressCell("d4");
      page.waitForStones(1);
      page.press("[data-action=new]");
      page.wait(() -> page.has(START) && "0".equals(depth(page)));
      assertEquals("", page.driver().executeScript("return location.hash"));
      forward(page);
      page.wait(() -> page.has(BOARD));
      page.waitForStones(1);
      page.press("[data-action=new]");
      page.wait(() -> page.has(START) && "0".equals(depth(page)));

      page.press("[data-action=puzzles]");
      page.press("[data-puzzle] [data-action=leave-puzzle]");
      page.wait(() -> page.has(START) && "0".equals(depth(page)));
      forward(page);
      page.wait(() -> page.has("[data-puzzle]"));
      back(page);
      page.wait(() -> page.has(START));
      backLeavesTheSite(page);
    }
  }

  @Test
  void belowALessonAreTheRulesFromWhichItWasBegun() throws Exception {
    String lesson = "[data-screen=lesson][data-step]";
    String rules = "dialog[open] [data-rules=omny]";
    try (GamePage page = fromElsewhere("")) {
      open(page, "rules");
      page.press("[data-action=rules-of][data-game=omny]");
      page.press("dialog [data-action=begin-lesson]");
      page.wait(() -> page.has(lesson) && !page.has("dialog"));
      page.driver().navigate().refresh();
      page.waitForProgram();
      page.wait(() -> page.has(lesson));
      for (int time = 0; time < 2; time++) {
        back(page);
        page.wait(() -> page.has("dialog[open] [data-rules]") && !page.has(lesson));
        forward(page);
        page.wait(() -> page.has(lesson) && !page.has("dialog"));
      }
      page.press("[data-action=leave-lesson]");
      page.wait(() -> page.has(START) && !page.has("dialog") && "0".equals(depth(page)));

      open(page, "rules");
      page.press("[data-action=rules-of][data-game=omny]");
      page.press("dialog [data-action=begin-lesson]");
      page.wait(() -> page.has(lesson));
      back(page);
      page.wait(() -> page.has(rules));
      back(page);
      page.wait(() -> page.has(START) && !page.has("dialog"));
      backLeavesTheSite(page);
    }
  }
}
