package org.hexstones.web.dom;

import org.hexstones.web.dom.Js.EventCallback;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.xml.Node;

/**
 * When events are told. Most of them at once; but what a pointer brings with it on its way to a
 * press waits, so that no drawing of that comes before the stone.
 */
final class Manners {
  /**
   * So long a mouse has to rest on something for that to be told, and so long after a press the
   * keyboard's place is, in milliseconds: by then the stone is drawn, and mostly that place too.
   */
  private static final int CALM = 120;

  private Manners() {}

  static void listen(Node node, String type, EventCallback callback) {
    if (type.equals("mouseover")) {
      listenToRest(node, callback, CALM);
    } else if (type.equals("focusin")) {
      listenToFocus(node, callback, CALM);
    } else {
      Js.listen(node, type, callback);
    }
  }

  /** Whoever leaves the node has rested nowhere in it. */
  @JSBody(
      params = {"node", "callback", "millis"},
      script =
          "var waiting = 0;"
              + "node.addEventListener('mouseover', function(event) {"
              + "  clearTimeout(waiting);"
              + "  waiting = setTimeout(function() { callback(event); }, millis);"
              + "});"
              + "node.addEventListener('mouseleave', function() { clearTimeout(waiting); });")
  private static native void listenToRest(Node node, EventCallback callback, int millis);

  /** What a held pointer has put the keyboard on is told some time after it is let go. */
  @JSBody(
      params = {"node", "callback", "millis"},
      script =
          "var held = false, focused = null;"
              + "var release = function() {"
              + "  held = false;"
              + "  var event = focused; focused = null;"
              + "  if (event) setTimeout(function() { callback(event); }, millis);"
              + "};"
              + "node.addEventListener('pointerdown', function() {"
              + "  held = true;"
              + "  addEventListener('pointerup', release, { once: true });"
              + "  addEventListener('pointercancel', release, { once: true });"
              + "});"
              + "node.addEventListener('focusin', function(event) {"
              + "  if (held) focused = event; else callback(event);"
              + "});")
  private static native void listenToFocus(Node node, EventCallback callback, int millis);
}
