package org.hexstones.web.platform.dom;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.dom.xml.Node;

/** Bindings for elements, their events and the focus. */
final class DomJs {
  private DomJs() {}

  @JSFunctor
  interface SizeCallback extends JSObject {
    void call(int width, int height);
  }

  @JSBody(
      params = {"namespace", "tag"},
      script = "return document.createElementNS(namespace, tag);")
  static native Element create(String namespace, String tag);

  /**
   * The element that shows the page before its program does, or null. What a translating browser
   * has made of its texts becomes texts again, so that the nodes beside them can be taken over.
   */
  @JSBody(
      script =
          """
          var early = document.querySelector('[data-early]');
          if (early) {
            var made = early.querySelectorAll(':not(font) > font');
            if (made.length) {
              made.forEach(function(font) { font.replaceWith(font.textContent); });
              early.normalize();
            }
          }
          return early;
          """)
  static native @Nullable Node early();

  /** Whether the first program shows a board. */
  @JSBody(script = "return !!document.querySelector('[data-early] [data-cell]');")
  static native boolean hasEarlyBoard();

  /**
   * Notifies the first program, and the script that recorded input, that the page's program has
   * drawn.
   */
  @JSBody(
      script =
          """
          if (!document.querySelector('[data-early]')) dispatchEvent(new Event('hexstones-drawn'));
          """)
  static native void tellDrawn();

  /**
   * Lets each score that has changed since the last call count to its new value. What it counts
   * lies over the text, so whoever copies the score or has it read gets the new value at once.
   */
  @JSBody(
      script =
          """
          var still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches;
          document.querySelectorAll('[data-score]').forEach(function(score) {
            var to = Number(score.dataset.value), from = score.counted;
            if (from === to) return;
            score.counted = to;
            score.removeAttribute('data-counts');
            if (still || !(Math.max(from, to) < 1e9)) return;
            var begin = performance.now(), language = score.closest('[lang]').lang;
            function step(now) {
              if (score.counted !== to) return;
              var left = Math.max(0, 1 - (now - begin) / 400);
              if (!left) {
                score.removeAttribute('data-counts');
                return;
              }
              var shown = Math.round(to + (from - to) * left * left);
              score.setAttribute('data-counts', shown.toLocaleString(language));
              requestAnimationFrame(step);
            }
            step(begin);
          });
          """)
  static native void countScores();

  @JSBody(
      params = {"node", "tag"},
      script = "return node.localName === tag;")
  static native boolean isOfTag(Node node, String tag);

  /** Compares before it writes, because the browser processes every write. */
  @JSBody(
      params = {"element", "name", "value"},
      script = "if (element.getAttribute(name) !== value) element.setAttribute(name, value);")
  static native void makeAttribute(Node element, String name, String value);

  @JSBody(params = "element", script = "return element.attributes.length;")
  static native int attributeCount(Node element);

  @JSBody(params = "element", script = "return element.getAttributeNames();")
  static native String[] attributeNames(Node element);

  @JSBody(params = "node", script = "node.remove();")
  static native void remove(Node node);

  @JSBody(params = "node", script = "return node.isConnected;")
  static native boolean isConnected(Node node);

  @JSBody(params = "node", script = "return node.childNodes.length;")
  static native int childCount(Node node);

  @JSBody(
      params = {"node", "text"},
      script = "if (node.data !== text) node.data = text;")
  static native void makeText(Node node, String text);

  /**
   * Makes these nodes the only children, in this order. An element that is moved loses the focus,
   * so a node that is in place stays.
   */
  @JSBody(
      params = {"parent", "nodes"},
      script =
          """
          var own = new Set(nodes);
          Array.from(parent.childNodes).forEach(function(node) {
            if (!own.has(node)) node.remove();
          });
          nodes.reduceRight(function(next, node) {
            if (node.parentNode !== parent || node.nextSibling !== next) {
              parent.insertBefore(node, next);
            }
            return node;
          }, null);
          """)
  static native void arrange(Node parent, Node[] nodes);

  /** An input method's text is left as it is until it is composed. */
  @JSBody(
      params = {"field", "value"},
      script = "if (field.value !== value && !field.isComposed) field.value = value;")
  static native void setValue(JSObject field, String value);

  @JSBody(
      params = {"field", "checked"},
      script = "field.checked = checked;")
  static native void setChecked(JSObject field, boolean checked);

  @JSBody(params = "event", script = "return event.target.value || '';")
  static native String value(Event event);

  @JSBody(params = "event", script = "return !!event.target.checked;")
  static native boolean checked(Event event);

  @JSBody(
      params = "event",
      script =
          """
          var at = event.target.closest && event.target.closest('[data-cell],[data-spot]');
          return at ? at.dataset.cell || at.dataset.spot : '';
          """)
  static native String cell(Event event);

  /** Whether an event is the second press of a double one, or a later one. */
  @JSBody(params = "event", script = "return event.type === 'click' && event.detail > 1;")
  static native boolean isAgain(Event event);

  /**
   * Whether a finger has pressed a cell that is narrower than 24 CSS pixels, or was held on a cell
   * and is lifted.
   */
  @JSBody(
      params = "event",
      script =
          """
          if (event.wasHeld) return true;
          if (event.pointerType !== 'touch' || event.type === 'pointerdown'
              || !event.target.closest) return false;
          var at = event.target.closest('[data-cell]');
          var hex = at && at.querySelector('.hex');
          if (!hex) return false;
          var box = hex.getBoundingClientRect();
          return Math.min(box.width, box.height) < 24;
          """)
  static native boolean isUnsure(Event event);

  /**
   * Lets arrows, Home and End move the focus among the buttons within, which have one tab stop.
   * With the shift key they step through the moves.
   */
  @JSBody(
      params = "within",
      script =
          """
          within.addEventListener('keydown', function(event) {
            var all = Array.prototype.slice.call(within.querySelectorAll('button'));
            var at = event.shiftKey ? -1 : all.indexOf(document.activeElement);
            var key = event.key;
            var to = key === 'Home' ? 0 : key === 'End' ? all.length - 1
              : key === 'ArrowDown' || key === 'ArrowRight' ? at + 1
              : key === 'ArrowUp' || key === 'ArrowLeft' ? at - 1 : -1;
            if (at >= 0 && all[to]) { event.preventDefault(); all[to].focus(); }
          });
          """)
  static native void rove(JSObject within);

  /** The element with the focus, or null. */
  @JSBody(
      script = "var at = document.activeElement; return at && at !== document.body ? at : null;")
  static native @Nullable JSObject focused();

  /**
   * If the element with the focus is gone or disabled, moves the focus to a near one: a button of
   * the open dialog, the opener of the closed dialog, the move in a tree, a neighbour, the board,
   * or the first control of the screen.
   */
  @JSBody(
      params = {"before", "opener"},
      script =
          """
          var at = document.activeElement;
          if (!before || at && at !== document.body && !at.disabled) return;
          var there = function(e) { return e && e.isConnected && !e.disabled ? e : null; };
          var open = 'button:enabled:not([aria-disabled="true"])';
          var dialog = document.querySelector('dialog[open]');
          var to = there(before) || dialog && dialog.querySelector(open) || there(opener)
            // A neighbour on the analysis board may do more than one would expect.
            || document.querySelector('.study .tree [aria-current=step]')
            || before.isConnected && before.parentNode.querySelector(open)
            || document.querySelector('[data-cell][tabindex="0"]')
            || document.querySelector('main [aria-pressed="true"], main ' + open);
          if (to) to.focus({preventScroll: true});
          """)
  static native void keepFocus(@Nullable JSObject before, @Nullable JSObject opener);

  @JSBody(script = "return !!document.querySelector('dialog[open]');")
  static native boolean hasDialog();

  @JSBody(params = "dialog", script = "if (dialog.isConnected && !dialog.open) dialog.showModal();")
  static native void showModal(JSObject dialog);

  /**
   * Waits for the next frame: the distance is known only after layout, which the frame does anyway.
   */
  @JSBody(
      params = "element",
      script = "requestAnimationFrame(function() { element.scrollTop = element.scrollHeight; });")
  static native void scrollToEnd(JSObject element);

  /**
   * Scrolls the list, but no element around it, as little as is needed. Returns whether there is a
   * current item.
   */
  @JSBody(
      script =
          """
          var at = document.querySelector('[data-roving] [aria-current=step]');
          if (!at) return false;
          var list = at.closest('[data-roving]');
          var box = at.getBoundingClientRect(), room = list.getBoundingClientRect();
          if (box.top < room.top) list.scrollTop -= room.top - box.top;
          if (box.bottom > room.bottom) list.scrollTop += box.bottom - room.bottom;
          return true;
          """)
  static native boolean showCurrent();

  @JSBody(
      params = "cell",
      script =
          """
          var at = document.querySelector('[data-cell="' + CSS.escape(cell) + '"]');
          // To focus what has the focus would lay out the page all the same.
          if (at && at !== document.activeElement) at.focus();
          return !!at;
          """)
  static native boolean focusCell(String cell);

  @JSBody(
      params = "name",
      script =
          """
          var at = document.querySelector(
          '[data-action="' + name + '"],[data-input="' + name + '"]');
          if (at) at.focus();
          """)
  static native void focusControl(String name);

  /**
   * Reports the size of each element with data-room, now and whenever it changes. It does nothing
   * if the browser cannot observe sizes.
   */
  @JSBody(
      params = {"element", "callback"},
      script =
          """
          try {
            new ResizeObserver(function(entries) {
              var box = entries[entries.length - 1].contentRect;
              callback(Math.round(box.width), Math.round(box.height));
            }).observe(element);
          } catch (e) { }
          """)
  static native void observeSize(JSObject element, SizeCallback callback);
}
