package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A game is a link: the address tells it, and whoever opens the address has it. */
@Timeout(300)
final class LinkIT {
  private static final String GAME = "#new=omega+hexhex:4+seats=person,person";
  private static final String LETTERS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

  private static String script(GamePage page, String code) {
    return String.valueOf(Objects.requireNonNull(page.driver().executeScript(code)));
  }

  private static String hash(GamePage page) {
    return script(page, "return location.hash");
  }

  /** Everything that the page has kept. */
  private static String kept(GamePage page) {
    Object games =
        page.driver()
            .executeAsyncScript(
                "const done = arguments[0]; const open = indexedDB.open('hexstones');"
                    + "open.onsuccess = () => { const db = open.result;"
                    + "  const tx = db.transaction(db.objectStoreNames);"
                    + "  const all = [...db.objectStoreNames]"
                    + "      .map(name => tx.objectStore(name).getAll());"
                    + "  tx.oncomplete = () => { db.close(); done(JSON.stringify("
                    + "      [all.map(r => r.result), Object.entries(localStorage).sort()]));"
                    + "  }; };");
    return String.valueOf(Objects.requireNonNull(games));
  }

  /** The fragment once nothing waits to be written into it, as when the page is left. */
  private static String settled(GamePage page) {
    return script(page, "dispatchEvent(new Event('pagehide')); return location.hash");
  }

  private static void waitForKept(GamePage page, int plies) {
    page.wait(() -> page.has("[data-kept='" + plies + "']"));
  }

  @Test
  void theAddressTellsTheGameAndOpensElsewhere() throws Exception {
    try (GamePage page = GamePage.open(GAME);
        GamePage other = GamePage.open("")) {
      page.wait(() -> hash(page).startsWith("#g="));
      String entries = script(page, "return history.length");
      String before = hash(page);
      for (String cell : List.of("d4", "d5", "c4", "b6", "e3", "e2")) {
        page.pressCell(cell);
        String known = before;
        page.wait(() -> !hash(page).equals(known));
        before = hash(page);
      }
      assertEquals(entries, script(page, "return history.length"));
      assertEquals(6, page.stones().size());

      other.go(before);
      other.waitForStones(6);
      assertEquals(page.stones(), other.stones());
      assertEquals(page.turn(), other.turn());

      page.driver().navigate().refresh();
      page.waitForStones(6);
      assertEquals(before, hash(page));
      assertEquals(List.of(), page.errors());
      assertEquals(List.of(), other.errors());
    }
  }

  @Test
  void pastedLinkLeavesTheOpenGame() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("d4");
      waitForKept(page, 1);
      String one = settled(page);
      page.pressCell("d5");
      waitForKept(page, 2);
      assertNotEquals(one, settled(page));
      String kept = kept(page);
      script(page, "location.hash = arguments[0]; return 0".replace("arguments[0]", quoted(one)));
      page.waitForStones(1);
      assertEquals(kept, kept(page));
    }
  }

  private static String quoted(String text) {
    return "'" + text + "'";
  }

  @Test
  void noLinkDoesHarm() throws Exception {
    try (GamePage page = GamePage.open(GAME)) {
      page.pressCell("d4");
      page.pressCell("d5");
      page.pressCell("c4");
      page.pressCell("b6");
      waitForKept(page, 4);
      String link = settled(page).substring(3);
      String kept = kept(page);
      assertTrue(kept.contains("person,person"), kept);
      Map<String, String> stones = page.stones();
      page.driver().executeScript(TRAP);
      Random random = new Random(7);
      for (int i = 0; i < 24; i++) {
        String bad = spoilt(link, random, i);
        open(page, bad);
        page.wait(() -> page.has("[data-notice='bad-link'] p"));
        assertFalse(page.find("[data-notice]").getText().isBlank(), bad);
        assertEquals(stones, page.stones(), bad);
      }
      assertNotEquals("#g=" + link, settled(page), "the refused address stays");
      // Sound links, of which every text that they carry would like to be more than text.
      for (int i = 0; i < 2 * TEXTS.size(); i++) {
        GameRecord record = hostile(i);
        open(page, Links.write(record));
        page.waitForStones(record.mainLine().size());
        assertFalse(page.has("[data-notice]"));
        assertFalse(page.has(".page script, .page img, .page iframe, .page b, .page a"));
      }
      assertEquals(List.of(), page.driver().executeScript("return self.sprung"));
      assertEquals(kept, kept(page));
      assertEquals(List.of(), page.errors());
    }
  }

  /** Notes whatever a script that came in by a link would do first. */
  private static final String TRAP =
      "self.sprung = []; for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'])"
          + "  self[name] = () => { self.sprung.push(name); };";

  private static final List<String> TEXTS =
      List.of(
          "<img src=x onerror=alert(1)>",
          "<script>alert(1)</script>",
          "\"><iframe src=javascript:alert(1)>",
          "<a href=\"javascript:alert(1)\"><b>Ann</b></a>",
          "javascript:alert(1)//${alert(1)}{{alert(1)}}",
          "\u202e\u0000\ud800]]>--></svg><svg onload=alert(1)>");

  /** A game with hostile names, tags and comments. */
  private static GameRecord hostile(int kind) {
    String text = TEXTS.get(kind % TEXTS.size());
    String command = kind < TEXTS.size() ? "omega hexhex:4" : "sunder 4";
    Setup setup = Games.ALL.setup(command).orThrow();
    List<Integer> line = new ArrayList<>();
    Play play = Play.begin(setup);
    for (int i = 0; i <= kind % 5; i++) {
      line.add(Moves.place(play.position().nextColour(), 3 * i + kind % 3));
      play.play(line.get(i));
    }
    Node root = Node.ROOT.withLine(line).withComment(text);
    root = root.withChild(0, root.children().get(0).withComment(text + text));
    List<Tag> tags =
        List.of(
            new Tag("A", text),
            new Tag("B", text.repeat(20)),
            new Tag(text, text),
            new Tag("id", text));
    return new GameRecord(setup, Start.EMPTY, root, tags);
  }

  /**
   * As if a link were pasted into the open tab, after earlier notices are dismissed. A browser
   * throttles an address that changes two hundred times in ten seconds, and each link changes it
   * two or three times.
   */
  private static void open(GamePage page, String link) {
    page.driver()
        .executeAsyncScript(
            "const [link, done] = arguments; let left = 1000;"
                + "const shown = () => document.querySelector('[data-notice]');"
                + "const until = (met, then) =>"
                + "    met() || left-- === 0 ? then() : setTimeout(until, 20, met, then);"
                + "document.querySelector('[data-action=dismiss]')?.click();"
                + "until(() => !shown(), () => {"
                + "  location.hash = '#g=' + link;"
                // Nothing is reported of a sound one.
                + "  left = 6; until(shown, done);"
                + "});",
            link);
  }

  @Test
  void aBrokenLinkStillOffersAGame() throws Exception {
    try (GamePage page = GamePage.open("#g=1abc_def%3Cscript%3E")) {
      page.wait(() -> page.has("[data-notice='bad-link']"));
      page.begin();
      page.wait(() -> page.has("[data-cell]"));
      assertEquals(Map.of(), page.stones());
      assertEquals(List.of(), page.errors());
    }
  }

  /** A link with characters changed, cut off, put in, or made up. */
  private static String spoilt(String link, Random random, int kind) {
    StringBuilder text = new StringBuilder(link);
    switch (kind % 4) {
      case 0 -> text.setLength(random.nextInt(text.length()));
      case 1 -> {
        int at = random.nextInt(text.length());
        char before = text.charAt(at);
        while (text.charAt(at) == before) {
          text.setCharAt(at, any(random));
        }
      }
      case 2 -> text.insert(random.nextInt(text.length()), any(random));
      default -> {
        text.setLength(0);
        for (int i = random.nextInt(200); i >= 0; i--) {
          text.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
      }
    }
    return text.toString();
  }

  /** None of those that chats and mail are known to put into a link, and that are read over. */
  private static char any(Random random) {
    String strange = "<>\"'&%#(){}é棋";
    return random.nextBoolean()
        ? LETTERS.charAt(random.nextInt(LETTERS.length()))
        : strange.charAt(random.nextInt(strange.length()));
  }

  @Test
  void aLinkGreetsAndAxeFindsNothing() throws Exception {
    try (GamePage page = GamePage.open(FirstIT.link("omega hexhex:5", 6))) {
      page.waitForProgram();
      assertTrue(page.has("[data-greeting]"));
      assertEquals(List.of(), Axe.violations(page.driver()));
    }
  }
}
