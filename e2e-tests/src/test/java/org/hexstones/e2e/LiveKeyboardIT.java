package org.hexstones.e2e;

import static org.hexstones.e2e.Keyboard.along;
import static org.hexstones.e2e.Keyboard.control;
import static org.hexstones.e2e.Keyboard.tabTo;
import static org.hexstones.e2e.Keyboard.tabToTheBoard;
import static org.hexstones.e2e.Keyboard.type;
import static org.hexstones.e2e.LivePages.code;
import static org.hexstones.e2e.LivePages.fine;
import static org.hexstones.e2e.LivePages.waitFor;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openqa.selenium.Keys;

/** A live game by the keyboard alone, and what a screen reader announces. */
@Timeout(120)
final class LiveKeyboardIT {
  /** Screen readers tell what changes in an element of these roles, whatever it held before. */
  private static final String HEAR =
      "self.heard = []; new MutationObserver(changes => changes.forEach(change => {"
          + "  const at = change.target.closest ? change.target : change.target.parentElement;"
          + "  const shown = at?.closest('[role=status], [role=alert]');"
          + "  if (shown) { heard.push(shown.innerText.replaceAll('\\n', ', ')); } }))"
          + ".observe(document, { childList: true, subtree: true, characterData: true });";

  private static void listen(GamePage page) {
    page.driver().executeScript(HEAR);
  }

  private static void waitToHear(GamePage page, String text) {
    page.wait(
        () ->
            Boolean.TRUE.equals(
                page.driver()
                    .executeScript(
                        "return heard.some(shown => shown.includes(arguments[0]))", text)));
  }

  /** As if the text had been copied from a message of the other person. */
  private static void copy(GamePage page, String text) {
    page.driver()
        .executeCdpCommand(
            "Browser.grantPermissions",
            Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
    page.ask("return navigator.clipboard.writeText('" + text + "');");
  }

  @Test
  void twoMeetAndPlay() throws Exception {
    try (StaticServer site = Site.serve();
        GamePage ann = GamePage.openAt(URI.create(site.address().toString()));
        GamePage ben = GamePage.openAt(URI.create(site.address().toString()))) {
      listen(ann);
      tabTo(ann, "[data-action=friend]");
      type(ann, Keys.ENTER);
      tabTo(ann, "[data-action=live-invite]");
      type(ann, Keys.ENTER);
      String offer = code(ann, "offer");
      assertTrue(ann.has("dialog :focus"), "the keyboard is in the dialog");
      ann.wait(() -> ann.find("dialog [role=status]").getText().contains("open this link"));

      ben.driver().get("about:blank");
      ben.driver().get(offer);
      ben.waitForProgram();
      listen(ben);
      ben.wait(() -> ben.has("dialog :focus"));
      tabTo(ben, "[data-action=live-join]");
      type(ben, Keys.ENTER);
      String answer = code(ben, "answer");
      ben.wait(() -> ben.has("[data-live=answer]:focus"));
      waitToHear(ben, "send the link back");

      copy(ann, answer);
      tabTo(ann, "[data-live=paste]");
      control(ann, "v");
      for (GamePage page : List.of(ann, ben)) {
        waitFor(page, "connected");
        page.wait(() -> page.has("[data-cell]") && !page.has("dialog"));
        assertTrue(page.has("[data-cell]:focus"), "the keyboard is on the board");
        page.wait(() -> page.has("[data-notice=peer-here][role]"));
      }
      ben.find("[role=status] [data-presence=HERE][data-player=A]");

      playTurn(ann, ben, "Black to move. Your turn");
      playTurn(ben, ann, "White to move. Your turn");
      // What the other one does moves no keyboard.
      assertTrue(ann.has("[data-cell]:focus"));
      fine(List.of(ann, ben));
    }
  }

  /**
   * A turn of two stones on the next free cells.
   *
   * @param then what the other one hears after it
   */
  private static void playTurn(GamePage page, GamePage other, String then) {
    int before = page.stones().size();
    other.driver().executeScript("heard = [];");
    tabToTheBoard(page);
    for (int stones = 1; stones <= 2; stones++) {
      while (page.has("[data-cell][data-stone]:focus")) {
        type(page, along(page));
      }
      type(page, Keys.ENTER);
      page.waitForStones(before + stones);
    }
    other.waitForStones(before + 2);
    assertEquals(page.stones(), other.stones());
    waitToHear(other, then);
    other.wait(() -> other.driver().getTitle().startsWith("Your turn"));
  }
}
