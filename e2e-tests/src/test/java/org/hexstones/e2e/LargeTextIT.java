package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * With large letters, and in a window as small as a zoom of 400% makes it, nothing is cut off and
 * everything can be reached, by scrolling down at most.
 */
final class LargeTextIT {
  /** What is cut off or out of reach, a line each. What is read aloud alone is left out. */
  private static final String MEASURE =
      """
      const wrong = new Set();
      const root = document.querySelector('dialog[open]') || document.querySelector('main');
      const name = e => e.localName + '.' + (e.getAttribute('class') || '') + ' '
          + (e.textContent || '').trim().slice(0, 40);
      const around = e => e ? [e, ...around(e.parentElement)] : [];
      const seen = e => !e.closest('.unseen, svg, option, template')
          && e.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          && around(e).every(by => getComputedStyle(by).clipPath === 'none');
      for (const e of [root, document.querySelector('.page'), document.scrollingElement]) {
        if (e && e.scrollWidth > e.clientWidth + 1) wrong.add('scrolls sideways: ' + name(e));
      }
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode, e = text.parentElement;
        if (!text.data.trim() || !seen(e)) continue;
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (line.left < -1 || line.right > innerWidth + 1) wrong.add('outside: ' + name(e));
          for (const by of around(e)) {
            const { overflowX, overflowY } = getComputedStyle(by);
            const room = by.getBoundingClientRect();
            if (overflowX === 'hidden' && (line.left < room.left - 1 || line.right > room.right + 1)
                || overflowY === 'hidden'
                && (line.top < room.top - 3 || line.bottom > room.bottom + 3)) {
              wrong.add('cut off: ' + name(e));
            }
          }
        }
        if (e.closest('textarea, .link, .product, output, :lang(ja)')) continue;
        for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = [...range.getClientRects()].filter(box => box.width > 0.5);
          if (new Set(lines.map(box => Math.round(box.top))).size > 1) {
            wrong.add('broken: ' + word[0]);
          }
        }
      }
      for (const e of root.querySelectorAll('button, input, select, textarea, summary')) {
        if (!seen(e)) continue;
        e.scrollIntoView({ block: 'center', inline: 'center' });
        const box = e.getBoundingClientRect();
        const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        // A notice goes when it is dismissed.
        if (!at || !at.contains(e) && !e.contains(at) && !at.closest('.notice')) {
          wrong.add('out of reach: ' + name(e));
        }
        if (Math.min(box.width, box.height) < 23.9 && !e.closest('p, .who')) {
          wrong.add('small: ' + name(e));
        }
      }
      return [...wrong];
      """;

  /** The parts of a game that scroll by themselves. */
  private static final String SCROLLERS =
      """
      return [...document.querySelectorAll('.game *')]
          .filter(e => /auto|scroll/.test(getComputedStyle(e).overflow)
              && (e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1))
          .map(e => e.className + ': ' + e.scrollHeight + ' in ' + e.clientHeight);
      """;

  private static final String TWO = "#new=omega+hexhex:5+seats=person,person";
  private static final String FOUR =
      "#new=omega+hexhex:5+players=4+seats=person,person,person,person";

  private final Map<String, String> addresses = new TreeMap<>();
  private final Map<String, Consumer<GamePage>> acts = new TreeMap<>();

  LargeTextIT() {
    screen("start", "", page -> {});
    screen("game of two", TWO, page -> play(page, "e5 d5 f5 e6"));
    screen("game of four", FOUR, page -> play(page, "e5 d5 f5 e6 a5"));
    screen(
        "end of a game",
        "#new=omega+hexhex:3+seats=person,person",
        page -> play(page, "a3 a4 a5 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4"));
    screen("komi", "#new=sunder+4+balance=komi+seats=person,person", page -> {});
    screen("settings", "", page -> page.press("[data-action=settings]"));
    screen("games", "", page -> page.menu("games"));
    screen("options", "", GamePage::options);
    screen("friend", "", page -> page.press("[data-action=friend]"));
    screen("position", "", page -> open(page, "set-up"));
    screen("drawn board", "", page -> open(page, "draw-board"));
    screen("puzzle", "#puzzle=17", page -> page.find(".coach"));
    screen(
        "lesson",
        "",
        page -> {
          page.press("[data-action=rules]");
          page.press("[data-action=begin-lesson]");
          page.find(".coach");
        });
    screen(
        "analysis",
        "#study=" + Links.write(GameRecord.of(Games.ALL.setup("omega hexhex:4").orThrow())),
        page -> play(page, "d4"));
    screen(
        "share",
        TWO,
        page -> {
          play(page, "e5");
          page.press("[data-action=share]");
        });
  }

  private void screen(String name, String address, Consumer<GamePage> act) {
    addresses.put(name, address);
    acts.put(name, act);
  }

  private static void play(GamePage page, String cells) {
    for (String cell : cells.split(" ", -1)) {
      page.pressCell(cell);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "16, 320, 256, en",
    "16, 320, 256, ja",
    "16, 320, 568, es",
    "32, 1280, 720, en",
    "32, 360, 640, en",
    "32, 360, 640, ja"
  })
  void everythingIsReached(int letters, int width, int height, String language) throws Exception {
    List<String> wrong = new ArrayList<>();
    try (GamePage page = GamePage.withLetters(letters)) {
      page.resize(width, height);
      for (String name : addresses.keySet()) {
        show(page, name, language);
        wrong.addAll(found(page, name, MEASURE));
      }
      assertEquals(List.of(), wrong, String.join("\n", wrong));
      assertEquals(List.of(), page.errors());
    }
  }

  private void show(GamePage page, String name, String language) {
    page.driver()
        .executeScript(
            "sessionStorage.clear();"
                + "localStorage.setItem('hexstones.settings',"
                + " `1 ${arguments[0]} light toured`)",
            language);
    page.driver().get("about:blank");
    page.go(Objects.requireNonNull(addresses.get(name)));
    Objects.requireNonNull(acts.get(name)).accept(page);
    Gallery.settle(page);
  }

  private static List<String> found(GamePage page, String name, String script) {
    Object found = page.driver().executeScript(script);
    List<String> lines = new ArrayList<>();
    for (Object one : (List<?>) Objects.requireNonNull(found)) {
      lines.add(name + ": " + one);
    }
    return lines;
  }

  /** A part that scrolls within a page that scrolls hides its text twice. */
  @ParameterizedTest
  @CsvSource({"32, 360, 740, en", "32, 360, 740, es", "32, 1280, 720, es", "16, 320, 568, es"})
  void noPartOfAGameScrollsByItself(int letters, int width, int height, String language)
      throws Exception {
    List<String> screens =
        List.of(
            "game of two",
            "game of four",
            "end of a game",
            "komi",
            "puzzle",
            "lesson",
            "analysis",
            "position",
            "drawn board");
    List<String> wrong = new ArrayList<>();
    try (GamePage page = GamePage.withLetters(letters)) {
      page.resize(width, height);
      for (String name : screens) {
        // The panel of the analysis keeps its own place where there is room for it.
        if ((letters > 16 && width < height) || !name.equals("analysis")) {
          show(page, name, language);
          wrong.addAll(found(page, name, SCROLLERS));
        }
      }
      assertEquals(List.of(), wrong, String.join("\n", wrong));
    }
  }

  /** Opens an editor. */
  private static void open(GamePage page, String editor) {
    page.options();
    page.press("[data-action=" + editor + "]");
  }

  private static double number(GamePage page, String code) {
    Object found = page.driver().executeScript("return 1.0 * " + code);
    return ((Number) Objects.requireNonNull(found)).doubleValue();
  }

  @Test
  void lettersAreAsLargeAsTheBrowsers() throws Exception {
    try (GamePage page = GamePage.withLetters(32)) {
      String size = "parseFloat(getComputedStyle(document.querySelector('%s')).fontSize)";
      assertEquals(32, number(page, String.format(size, "body")));
      assertEquals(32, number(page, String.format(size, "[data-action=friend]")));
      page.go("#new=sunder+4");
      assertEquals(32, number(page, String.format(size, ".who")) * 16 / 14);
    }
  }

  @ParameterizedTest
  @CsvSource({"320, 256", "480, 270", "640, 256"})
  void theBoardHasMostOfALowWindow(int width, int height) throws Exception {
    try (GamePage page = GamePage.open(FOUR)) {
      page.resize(width, height);
      Gallery.settle(page);
      double high =
          number(page, "document.querySelector('[data-room]').getBoundingClientRect().height");
      assertTrue(high > 0.75 * height, high + " of " + height);
    }
  }
}
