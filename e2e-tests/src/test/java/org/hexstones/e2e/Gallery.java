package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.results.Rule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every screen, in both themes and all languages, on a phone upright and on its side, a tablet and
 * a desktop: a picture of each is kept, and what is seen is measured. Nothing lies over anything
 * else, no text is cut off, nothing is wider than the window, what is pressed is large enough, and
 * axe finds nothing, nor on screens that are enlarged, with forced colours and with more contrast.
 * Hundreds of pictures take many minutes, so this is run by name: see docs/testing.md.
 */
final class Gallery {
  /** A position of OMNY, and the only turn that wins. */
  private static final String WON_BY_ONE_TURN = "11QrYrG1Bwh1D7sbKglkYeMlprRcquZMdPgYynFWONMU";

  private static final Path PICTURES =
      Path.of(System.getProperty("hexstones.target", "target")).resolve("gallery");

  private static final List<String> LANGUAGES = List.of("en", "es", "ja");

  /** What is wrong with the boxes of a page, a line each. */
  private static final String MEASURE =
      """
      const wrong = [];
      const name = e => e.tagName + '.' + (e.getAttribute('class') || '') + ' "'
          + (e.textContent || '').trim().slice(0, 30) + '"';
      const root = document.querySelector('dialog[open]') || document.querySelector('main');
      const seen = e => {
        const box = e.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && e.checkVisibility({ visibilityProperty: true });
      };
      const hasText = e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
      const meet = (a, b, least) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > least;
      const inSight = e => {
        const box = e.getBoundingClientRect();
        let { left, right, top, bottom } = box;
        for (let by = e.parentElement; by; by = by.parentElement) {
          if (getComputedStyle(by).overflowY === 'visible') continue;
          const room = by.getBoundingClientRect();
          left = Math.max(left, room.left); right = Math.min(right, room.right);
          top = Math.max(top, room.top); bottom = Math.min(bottom, room.bottom);
        }
        return { left, right, top, bottom };
      };
      const scroller = document.querySelector('.page');
      if (scroller.scrollWidth > innerWidth + 1) wrong.push('page scrolls sideways');
      if (root.tagName === 'DIALOG' && root.scrollWidth > root.clientWidth + 1) {
        wrong.push('dialog scrolls sideways');
      }
      if (root.classList.contains('game') && !root.classList.contains('start')
          && scroller.scrollHeight > innerHeight + 1) {
        wrong.push('page scrolls while playing');
      }
      for (const e of root.querySelectorAll('*')) {
        if (!(e instanceof HTMLElement) || !seen(e) || e.closest('.unseen')) continue;
        const style = getComputedStyle(e);
        const ownText = hasText(e);
        const cut = style.overflowX !== 'visible' && !['auto', 'scroll'].includes(style.overflowX);
        if (ownText && e.scrollWidth > e.clientWidth + 1 && style.display !== 'inline'
            && (cut || e.closest('button, .score'))) {
          wrong.push('text cut: ' + name(e));
        }
        if (ownText) {
          const box = e.getBoundingClientRect();
          if (box.left < -1 || box.right > innerWidth + 1) wrong.push('outside: ' + name(e));
        }
      }
      const pressed = [...root.querySelectorAll('button, input, select')].filter(seen);
      for (const e of pressed) {
        const box = e.getBoundingClientRect();
        if (Math.min(box.width, box.height) < 24) wrong.push('small: ' + name(e));
        if (box.left < -1 || box.right > innerWidth + 1) wrong.push('out of sight: ' + name(e));
      }
      for (let i = 0; i < pressed.length; i++) {
        for (let j = i + 1; j < pressed.length; j++) {
          const a = inSight(pressed[i]), b = inSight(pressed[j]);
          // What stays in sight lies over what is scrolled.
          const bar = e => e.closest('.begin, .tabs, .dialog header');
          if (meet(a, b, 1) && !pressed[i].contains(pressed[j]) && !bar(pressed[i])
              && !bar(pressed[j]) && !pressed[i].closest('.turns')) {
            wrong.push('overlap: ' + name(pressed[i]) + ' and ' + name(pressed[j]));
          }
        }
      }
      // The box of a line of text is higher than its letters.
      const letters = e => {
        const { left, right, top, bottom } = e.getBoundingClientRect();
        const size = parseFloat(getComputedStyle(e).fontSize);
        const above = hasText(e) ? Math.max(0, (bottom - top - size) / 2) : 0;
        return { left, right, top: top + above, bottom: bottom - above };
      };
      for (const card of root.querySelectorAll('.score')) {
        const parts = [...card.querySelectorAll('*')]
            .filter(e => seen(e) && (e.localName === 'svg' || hasText(e)));
        for (const one of parts) {
          for (const other of parts) {
            if (!one.contains(other) && !other.contains(one)
                && meet(letters(one), letters(other), 3)) {
              wrong.push('overlap in a score: ' + name(one) + ' and ' + name(other));
            }
          }
        }
      }
      if (root.classList.contains('game')) {
        const parts = [...root.children].filter(e => seen(e) && !e.closest('.unseen'));
        for (let i = 0; i < parts.length; i++) {
          for (let j = i + 1; j < parts.length; j++) {
            const a = parts[i].getBoundingClientRect(), b = parts[j].getBoundingClientRect();
            if (meet(a, b, 1)) {
              wrong.push('overlap: ' + name(parts[i]) + ' and ' + name(parts[j]));
            }
          }
        }
      }
      return [...new Set(wrong)];
      """;

  private final Map<String, Consumer<GamePage>> screens = new LinkedHashMap<>();

  Gallery() {
    screen("start", "", page -> {});
    screen(
        "start-running",
        "#new=omega+hexhex:5",
        page -> {
          play(page, "e5 d5 f5 e6 d4 f4 c6");
          page.menu("new");
          page.wait(() -> page.has("[data-action=continue]"));
        });
    screen("omega", "#new=omega+hexhex:5", page -> play(page, "e5 d5 f5 e6 d4 f4 c6"));
    screen(
        "omega-pie",
        "#new=omega+hexhex:5+players=4+pie=on",
        page -> play(page, "e5 f5 d5 e6 g4 c6 b7 f3 d7 h3 c4 g6"));
    screen("omega-large", "#new=omega+hexhex:10", page -> play(page, "j10 i10 j9 k9"));
    screen(
        "omega-over",
        "#new=omega+hexhex:3",
        page -> play(page, "a3 a4 a5 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4"));
    screen(
        "omny",
        "#new=omny+hexhex:5+stars=perimeter%2Bcentre",
        page -> play(page, "d5 e5 f3 c6 e3 d6 g3 f5 c4 b6 e7 g5"));
    screen("omny-komi", "#new=omny+hexhex:4+balance=komi", page -> {});
    screen("y", "#new=y+5", page -> play(page, "c2 b3 b2 c1"));
    screen("y-over", "#new=y+4", page -> play(page, "a1 b1 a2 b2 a3 b3 a4"));
    screen(
        "review",
        "#new=omega+hexhex:3",
        page -> {
          play(page, "a3 a4 a5 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4");
          page.press("[data-action=review-ended]");
          page.wait(() -> page.has(".review-graph"));
        });
    screen("settings", "", page -> page.press("[data-action='settings']"));
    screen(
        "keys",
        "",
        page -> {
          page.press("[data-action='settings']");
          page.press("[data-action='keys']");
        });
    screen("games", "", page -> page.menu("games"));
    screen("open", "", page -> page.press("[data-action='open']"));
    screen(
        "share",
        "#new=omega+hexhex:5",
        page -> {
          play(page, "e5 d5");
          page.press("[data-action='share']");
        });
    screen("resign", "#new=sunder+4", page -> page.press("[data-action='resign']"));
    screen("options", "", GamePage::options);
    screen("friend", "", page -> page.press("[data-action='friend']"));
    screen("set-up", "", page -> open(page, "set-up"));
    screen("rules", "", page -> page.press("[data-action='rules']"));
    screen(
        "lesson",
        "",
        page -> {
          page.press("[data-action='rules']");
          page.press("[data-action='begin-lesson']");
          page.wait(() -> page.has(".coach"));
        });
    screen("puzzle", "#puzzle=17", page -> page.wait(() -> page.has(".coach")));
    screen(
        "made-puzzle",
        "#puzzle=win-" + WON_BY_ONE_TURN,
        page -> page.wait(() -> page.has("[data-check=holds]")));
    screen("draw-board", "", page -> open(page, "draw-board"));
    screen("study", study("omega hexhex:5"), page -> study(page, "e5 d5 f5 e6 d4 f4"));
    screen("study-4", study("omega hexhex:4 players=4"), page -> study(page, "d4 d5 e4 c5 b6"));
    screen(
        "study-engine",
        study("sunder 5"),
        page -> {
          study(page, "e5 d5 f5 e6");
          tab(page, "engine");
          page.press("[data-input=engine]");
          page.wait(() -> page.has("[data-line='3']"));
          page.press("[data-hints='3']");
          page.press("[data-heat=white]");
        });
    screen(
        "study-composer",
        "#study=" + WON_BY_ONE_TURN,
        page -> {
          page.press("[data-action=begin]");
          tab(page, "moves");
          page.press("[data-action=make-puzzle]");
          page.wait(() -> page.has("[data-composer=one]"));
        });
    screen(
        "diagram",
        study("omega hexhex:5"),
        page -> {
          study(page, "e5 d5 f5 e6 d4 f4");
          page.press("[data-action=share]");
          page.press("[data-action=diagram]");
        });
    screen(
        "worksheet",
        study("omega hexhex:5"),
        page -> {
          study(page, "e5 d5 f5 e6 d4 f4");
          page.press("[data-action=share]");
          page.press("[data-action=diagram]");
          page.press("dialog [data-action=worksheet]");
          page.wait(() -> page.has("[data-input=sheet-tick]"));
        });
  }

  private final Map<String, String> addresses = new LinkedHashMap<>();

  /** Opens an editor. */
  private static void open(GamePage page, String editor) {
    page.options();
    page.press("[data-action=" + editor + "]");
  }

  private void screen(String name, String address, Consumer<GamePage> act) {
    screens.put(name, act);
    addresses.put(name, address);
  }

  private static String study(String setup) {
    return "#study=" + Links.write(GameRecord.of(Games.ALL.setup(setup).orThrow()));
  }

  /** A line, a variation and something said of it. */
  private static void study(GamePage page, String cells) {
    play(page, cells);
    page.press("[data-action=back]");
    page.pressCell("b4");
    tab(page, "moves");
    page.find("[data-input=comment]").sendKeys("Was this not better?");
  }

  /** Shows a part of the panel where the window has room for one at a time. */
  private static void tab(GamePage page, String name) {
    if (page.find("[data-tab]").isDisplayed()) {
      page.press("[data-tab=" + name + "]");
      // The focus goes to the tab with the next picture.
      settle(page);
    }
  }

  private static void play(GamePage page, String cells) {
    for (String cell : cells.split(" ", -1)) {
      page.pressCell(cell);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "320, 568, light",
    "360, 740, light",
    "360, 740, dark",
    "740, 360, light",
    "740, 360, dark",
    "768, 1024, light",
    "768, 1024, dark",
    "1024, 768, light",
    "900, 600, light",
    "1440, 900, light",
    "1440, 900, dark",
    "2560, 1440, light",
    "2560, 1440, dark"
  })
  void everyScreen(int width, int height, String theme) throws IOException {
    List<String> wrong = new ArrayList<>();
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, site);
      page.resize(width, height);
      for (String language : LANGUAGES) {
        visit(
            page,
            language,
            theme,
            name -> {
              String where = name + " " + width + "×" + height + " " + theme + " " + language;
              picture(page, name + "-" + width + "-" + theme + "-" + language + ".png");
              for (Object one :
                  (List<?>) Objects.requireNonNull(page.driver().executeScript(MEASURE))) {
                wrong.add(where + ": " + one);
              }
              if (language.equals("en")) {
                wrong.addAll(axe(page, where));
              }
            });
      }
    }
    assertEquals(List.of(), wrong, String.join("\n", wrong));
  }

  /**
   * Every screen with what a person's system may ask for, and enlarged: a window of 1280 by 720 at
   * 200% and at 400%.
   */
  @ParameterizedTest
  @CsvSource({
    "640, 360, light, prefers-contrast, no-preference",
    "640, 360, dark, prefers-contrast, no-preference",
    "320, 180, light, prefers-contrast, no-preference",
    "320, 180, dark, prefers-contrast, no-preference",
    "1280, 720, light, prefers-contrast, more",
    "1280, 720, dark, prefers-contrast, more",
    "1280, 720, light, forced-colors, active",
    "1280, 720, dark, forced-colors, active"
  })
  void everyScreenAsAskedFor(int width, int height, String theme, String feature, String value)
      throws IOException {
    List<String> wrong = new ArrayList<>();
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      GamePage page = GamePage.in(browser, site);
      page.resize(width, height);
      List<Map<String, String>> features =
          List.of(
              Map.of("name", feature, "value", value),
              Map.of("name", "prefers-color-scheme", "value", theme));
      page.driver().executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", features));
      visit(
          page,
          "en",
          theme,
          name -> {
            String where = width + "-" + theme + "-" + value;
            picture(page, name + "-" + where + ".png");
            wrong.addAll(axe(page, name + " " + where));
          });
    }
    assertEquals(List.of(), wrong, String.join("\n", wrong));
  }

  /** Shows one screen after the other. */
  private void visit(GamePage page, String language, String theme, Consumer<String> look) {
    page.go("");
    page.driver()
        .executeScript(
            "localStorage.setItem('hexstones.settings', '1 ' + arguments[0] + ' ' +"
                + " arguments[1] + ' toured')",
            language,
            theme);
    for (String name : screens.keySet()) {
      if (!name.startsWith(System.getProperty("hexstones.screens", ""))) {
        continue;
      }
      // This tab shows no game, and the next page is loaded anew.
      page.driver().executeScript("sessionStorage.clear()");
      page.driver().get("about:blank");
      page.go(Objects.requireNonNull(addresses.get(name)));
      Objects.requireNonNull(screens.get(name)).accept(page);
      settle(page);
      look.accept(name);
    }
  }

  /** Waits until all is drawn and no stone moves any more. */
  static void settle(GamePage page) {
    page.ask(
        "await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));"
            + "await Promise.all(document.getAnimations()"
            + ".filter(a => a.effect.getComputedTiming().iterations === 1).map(a => a.finished));");
  }

  private static List<String> axe(GamePage page, String where) {
    List<String> found = new ArrayList<>();
    for (Rule rule : Axe.violations(page.driver())) {
      rule.getNodes()
          .forEach(
              node ->
                  found.add(where + ": " + rule.getId() + " " + String.valueOf(node.getHtml())));
    }
    return found;
  }

  private static void picture(GamePage page, String name) {
    Object shot =
        page.driver()
            .executeCdpCommand("Page.captureScreenshot", Map.of("format", "png"))
            .get("data");
    try {
      Files.createDirectories(PICTURES);
      Files.write(PICTURES.resolve(name), Base64.getDecoder().decode(String.valueOf(shot)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
