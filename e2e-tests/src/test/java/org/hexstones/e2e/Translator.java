package org.hexstones.e2e;

import java.util.Map;
import java.util.Objects;
import org.openqa.selenium.chrome.ChromeDriver;

/**
 * A translating browser, or an extension: what it does to the texts of a page, at once and whenever
 * one comes or changes. It puts each text in quotation marks, so that a test can compare the page
 * with one that is not translated. It keeps to no mark that forbids it unless that is asked for.
 */
final class Translator {
  /** What is done to a text. */
  enum Way {
    /** Elements replace it. */
    REPLACES,
    /** An element is put round it. */
    WRAPS,
    /** An element follows it. */
    ADDS
  }

  private static final String CODE =
      """
      (way, obeys) => {
        const begin = () => {
          const one = (text) => {
            const at = text.parentElement;
            const left = obeys ? ',[translate=no]' : '';
            if (!at || !text.data.trim()) return;
            if (at.closest('[data-translated],head,script,style,template,textarea' + left)) return;
            if (way === 'ADDS' && text.nextSibling?.dataset?.translated === '') {
              text.nextSibling.remove();
            }
            const made = document.createElement(way === 'WRAPS' ? 'span' : 'font');
            made.dataset.translated = '';
            if (way === 'WRAPS') {
              text.replaceWith(made);
              made.append(text);
              return;
            }
            made.append(document.createElement('font'));
            made.firstChild.textContent = '«' + text.data + '»';
            if (way === 'ADDS') text.after(made);
            else text.replaceWith(made);
          };
          const all = (node) => {
            if (node.nodeType === 3) one(node);
            else [...node.childNodes].forEach(all);
          };
          all(document.body);
          new MutationObserver((records) => {
            for (const { target, type, addedNodes } of records) {
              if (type === 'characterData') one(target);
              addedNodes.forEach(all);
            }
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
          self.words = () => {
            const page = document.querySelector('.page').cloneNode(true);
            if (way === 'ADDS') {
              for (const made of page.querySelectorAll('[data-translated]')) {
                if (made.textContent !== '«' + made.previousSibling?.data + '»') return 'stale';
                made.remove();
              }
            }
            return page.textContent.replace(/[«»]/g, '');
          };
        };
        if (document.body) begin();
        else document.addEventListener('DOMContentLoaded', begin);
      }
      """;

  private Translator() {}

  private static String call(Way way, boolean obeys) {
    return "(" + CODE + ")('" + way + "', " + obeys + ");";
  }

  /** Translates every page of this tab from its beginning. */
  static void always(ChromeDriver driver, Way way) {
    driver.executeCdpCommand(
        "Page.addScriptToEvaluateOnNewDocument", Map.of("source", call(way, false)));
  }

  /** Translates the page that is shown. */
  static void now(GamePage page, Way way) {
    page.driver().executeScript(call(way, false));
  }

  /** Translates the page that is shown, but for what must not be translated. */
  static void obedient(GamePage page) {
    page.driver().executeScript(call(Way.REPLACES, true));
  }

  /** The words of the page, translated or not. */
  static String words(GamePage page) {
    return String.valueOf(
        Objects.requireNonNull(
            page.driver()
                .executeScript(
                    "return self.words ? words() : document.querySelector('.page').textContent")));
  }
}
