package org.hexstones.e2e;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.hexstones.e2e.SavedStones.Shown;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;

/** Tabs over one store. One of ten readings fails there. */
final class Tabs {
  private static final int MOST = 4;

  /** {@code base} is the open database. */
  private static final String FAULTS =
      """
      const transaction = IDBDatabase.prototype.transaction;
      IDBDatabase.prototype.transaction = function(...all) {
        self.base = this;
        return transaction.apply(this, all);
      };
      const get = IDBObjectStore.prototype.get;
      IDBObjectStore.prototype.get = function(key) {
        if (this.transaction.mode === 'readonly' && Math.random() < 0.1)
          throw new DOMException('', 'UnknownError');
        return get.call(this, key);
      };
      """;

  private static final String SHOWN =
      """
      const board = document.querySelector('[role=grid]');
      const cells = board ? [...board.querySelectorAll('[data-cell]')] : [];
      const stones = cells.filter(cell => cell.dataset.stone)
        .map(cell => cell.dataset.cell + ' ' + cell.dataset.stone);
      return board && [cells.length, Number(board.dataset.kept ?? -1), stones];
      """;

  private static final String PRESS =
      "const shown = (() => {"
          + SHOWN
          + """
      })();
      const found = [...document.querySelectorAll(arguments[0])];
      found[arguments[1] % found.length]
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return [shown, found.length > 0];
      """;

  private final GamePage page;
  private final ChromeDriver driver;
  private final SavedStones saved;

  /** Two tabs at the start screen; the one there is and a new one. */
  Tabs(GamePage page, SavedStones saved) {
    this.page = page;
    this.saved = saved;
    driver = page.driver();
    begin();
    add();
  }

  private void begin() {
    prepare();
    page.go("");
  }

  private void add() {
    driver.switchTo().newWindow(WindowType.TAB);
    begin();
  }

  private void prepare() {
    driver.executeCdpCommand("Page.addScriptToEvaluateOnNewDocument", Map.of("source", FAULTS));
  }

  /** Uses one of the tabs. */
  void use(int number) {
    List<String> all = List.copyOf(driver.getWindowHandles());
    driver.switchTo().window(all.get(number % all.size()));
  }

  /** Adds a tab with all that this one has noted, as the browser does. */
  void duplicate() {
    Set<String> before = driver.getWindowHandles();
    if (before.size() == MOST) {
      return;
    }
    driver.executeScript("open(location.href);");
    Set<String> added = driver.getWindowHandles();
    added.removeAll(before);
    driver.switchTo().window(added.iterator().next());
    prepare();
    page.waitForProgram();
  }

  /** Closes this tab, whatever it is doing. There are at least two afterwards. */
  void close() {
    driver.close();
    use(0);
    if (driver.getWindowHandles().size() == 1) {
      add();
    }
  }

  void reload() {
    driver.navigate().refresh();
    page.waitForProgram();
  }

  void back() {
    driver.navigate().back();
    if (address().startsWith(page.address())) {
      page.waitForProgram();
    } else {
      page.go("");
    }
  }

  /** The browser closes the database of this tab. */
  void closeStore() {
    driver.executeScript("self.base?.close(); self.base?.onclose?.();");
  }

  /** Presses one of these elements, if there is one, and answers what was shown at that moment. */
  @Nullable Shown press(String css, int number) {
    List<?> found = (List<?>) Objects.requireNonNull(driver.executeScript(PRESS, css, number));
    Shown shown = Shown.of(found.get(0));
    saved.shown(shown);
    return Boolean.TRUE.equals(found.get(1)) ? shown : null;
  }

  private @Nullable Shown look() {
    Shown shown = Shown.of(driver.executeScript(SHOWN));
    saved.shown(shown);
    return shown;
  }

  /** Takes back the stone that was placed last, or the turn against the computer. */
  void takeBack() {
    // On the analysis board it may take back what is not on the board.
    String css = ":root:not(:has([data-action=back])) [data-action=undo]:not([aria-disabled])";
    Shown before = press(css, 0);
    if (before != null) {
      waitBriefly("stones !== " + before.stones().all().size());
      Shown after = look();
      saved.takenBack(before.stones(), after == null ? before.stones() : after.stones());
    }
  }

  /** Waits until what is shown in each tab is saved. What a link has opened is not. */
  void settle() {
    for (String tab : driver.getWindowHandles()) {
      driver.switchTo().window(tab);
      waitBriefly("!board || Number(board.dataset.kept) === stones");
      look();
    }
  }

  /** Waits for a condition that may never come true. */
  private void waitBriefly(String condition) {
    page.ask(
        """
        const isTrue = () => {
          const board = document.querySelector('[role=grid]');
          const stones = document.querySelectorAll('[data-stone]').length;
          return %s;
        };
        if (isTrue()) return;
        await new Promise(done => {
          setTimeout(done, 300);
          new MutationObserver(() => isTrue() && done()).observe(document.documentElement,
            { attributes: true, childList: true, subtree: true });
        });
        """
            .formatted(condition));
  }

  private String address() {
    return Objects.requireNonNullElse(driver.getCurrentUrl(), "");
  }

  /** The game in the address, which follows the board a little later. */
  @Nullable GameRecord inAddress() {
    for (String fragment : List.of(Fragment.Word.GAME.prefix(), Fragment.Word.STUDY.prefix())) {
      int at = address().indexOf(fragment);
      if (at >= 0) {
        return Links.read(address().substring(at + fragment.length()), Games.ALL::setup).orThrow();
      }
    }
    return null;
  }

  /** All texts in the store. */
  List<String> stored() {
    Object texts =
        page.ask(
            """
            const open = indexedDB.open('hexstones');
            await new Promise(done => open.onsuccess = done);
            const stores = ['games', 'bin', 'aside'];
            const found = await Promise.all(stores.map(name => new Promise(done => {
              const all = open.result.transaction(name).objectStore(name).getAll();
              all.onsuccess = () => done(all.result.map(game => game.text));
            })));
            open.result.close();
            return found.flat();
            """);
    return ((List<?>) Objects.requireNonNull(texts)).stream().map(String::valueOf).toList();
  }

  /** Closes all tabs but a new one, and empties the store. */
  void forget() {
    Set<String> tabs = driver.getWindowHandles();
    driver.switchTo().newWindow(WindowType.TAB);
    String last = driver.getWindowHandle();
    for (String tab : tabs) {
      driver.switchTo().window(tab);
      driver.close();
    }
    driver.switchTo().window(last);
    String origin = page.address().substring(0, page.address().indexOf('/', "http://".length()));
    driver.executeCdpCommand(
        "Storage.clearDataForOrigin",
        Map.of("origin", origin, "storageTypes", "indexeddb,local_storage"));
  }
}
