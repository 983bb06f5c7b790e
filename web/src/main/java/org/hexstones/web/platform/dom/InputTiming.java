package org.hexstones.web.platform.dom;

import org.hexstones.web.platform.Js;
import org.hexstones.web.platform.Js.EventCallback;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.xml.Node;

/**
 * Decides when events are dispatched. Most are dispatched at once. Events that a pointer causes on
 * its way to a press wait, so that no drawing for them comes before the stone.
 */
final class InputTiming {
  /**
   * How long a mouse has to rest on an element, and how long a focus event waits after a press, in
   * milliseconds. By then the stone is drawn, and usually the focus too.
   */
  private static final int CALM = 120;

  /** How long a finger has to be held on an element to rest there, in milliseconds. */
  private static final int HOLD = 350;

  /** The longest time between the presses of a double click, in milliseconds. */
  private static final int DOUBLE = 500;

  private InputTiming() {}

  static void listen(Node node, String type, EventCallback callback) {
    if (type.equals("mouseover")) {
      listenToRest(node, callback, CALM, HOLD);
    } else if (type.equals("focusin")) {
      listenToFocus(node, callback, CALM);
    } else if (type.equals("click")) {
      listenToClick(node, callback, DOUBLE);
    } else if (type.equals("input")) {
      listenToTyping(node, callback);
    } else {
      Js.listen(node, type, callback);
    }
  }

  /**
   * A pointer that has left the node rests nowhere in it. A finger rests where it is held; when it
   * is lifted there, that is dispatched too, and is no press.
   */
  @JSBody(
      params = {"node", "callback", "millis", "hold"},
      script =
          """
          var waiting = 0, touch = false, held = false, x = 0, y = 0;
          var forget = function() {
            clearTimeout(waiting);
            if (held) node.dispatchEvent(new MouseEvent('mouseleave'));
            held = false;
          };
          node.addEventListener('mouseover', function(event) {
            // After a press, browsers tell of a mouse where the finger was.
            if (touch) return;
            clearTimeout(waiting);
            waiting = setTimeout(function() { callback(event); }, millis);
          });
          node.addEventListener('mouseleave', function() { clearTimeout(waiting); });
          node.addEventListener('pointerdown', function(event) {
            touch = event.pointerType === 'touch';
            if (!touch) return;
            forget();
            if (!event.isPrimary) return;
            x = event.clientX; y = event.clientY;
            waiting = setTimeout(function() { held = true; callback(event); }, hold);
          });
          node.addEventListener('pointermove', function(event) {
            if (event.pointerType !== 'touch') touch = false;
            else if (Math.hypot(event.clientX - x, event.clientY - y) > 10) forget();
          });
          node.addEventListener('pointercancel', forget);
          node.addEventListener('contextmenu', function(event) {
            if (touch) event.preventDefault();
          });
          node.addEventListener('pointerup', function(event) {
            if (held && hexstonesPressed === innerWidth) {
              event.wasHeld = true;
              callback(event);
              var stop = function(click) {
                if (node.contains(click.target)) click.stopPropagation();
              };
              addEventListener('click', stop, true);
              setTimeout(function() { removeEventListener('click', stop, true); }, 400);
            }
            forget();
          });
          """)
  private static native void listenToRest(Node node, EventCallback callback, int millis, int hold);

  /**
   * The second press of a double click is not meant for an element that has appeared meanwhile. Nor
   * is one that began before the phone was turned: something else lies under the finger now.
   */
  @JSBody(
      params = {"node", "callback", "millis"},
      script =
          """
          var born = performance.now();
          if (!self.hexstonesPressed) {
            self.hexstonesPressed = innerWidth;
            addEventListener('pointerdown', function() { hexstonesPressed = innerWidth; }, true);
          }
          node.addEventListener('click', function(event) {
            if (event.detail && hexstonesPressed !== innerWidth) event.stopPropagation();
            else if (event.detail < 2 || event.timeStamp - born > millis) callback(event);
          });
          """)
  private static native void listenToClick(Node node, EventCallback callback, int millis);

  /** What an input method composes is read once it is whole. */
  @JSBody(
      params = {"node", "callback"},
      script =
          """
          node.addEventListener('input', function(event) {
            node.isComposed = !!event.isComposing;
            if (!event.isComposing) callback(event);
          });
          node.addEventListener('compositionend', function(event) {
            node.isComposed = false;
            callback(event);
          });
          """)
  private static native void listenToTyping(Node node, EventCallback callback);

  /** A focus event of a held pointer is dispatched some time after the pointer is released. */
  @JSBody(
      params = {"node", "callback", "millis"},
      script =
          """
          var held = false, focused = null;
          var release = function() {
            held = false;
            var event = focused; focused = null;
            if (event) setTimeout(function() { callback(event); }, millis);
          };
          node.addEventListener('pointerdown', function() {
            held = true;
            addEventListener('pointerup', release, { once: true });
            addEventListener('pointercancel', release, { once: true });
          });
          node.addEventListener('focusin', function(event) {
            if (held) focused = event; else callback(event);
          });
          """)
  private static native void listenToFocus(Node node, EventCallback callback, int millis);
}
