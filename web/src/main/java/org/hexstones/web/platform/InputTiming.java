package org.hexstones.web.platform;

import org.hexstones.web.platform.Js.EventCallback;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.xml.Node;

/**
 * When events are told. Most of them at once; but what a pointer brings with it on its way to a
 * press waits, so that no drawing of that comes before the stone.
 */
final class InputTiming {
  /**
   * So long a mouse has to rest on something for that to be told, and so long after a press the
   * keyboard's place is, in milliseconds: by then the stone is drawn, and mostly that place too.
   */
  private static final int CALM = 120;

  /** So long at most after the first press of a double one the second is, in milliseconds. */
  private static final int DOUBLE = 500;

  private InputTiming() {}

  static void listen(Node node, String type, EventCallback callback) {
    if (type.equals("mouseover")) {
      listenToRest(node, callback, CALM);
    } else if (type.equals("focusin")) {
      listenToFocus(node, callback, CALM);
    } else if (type.equals("click")) {
      listenToClick(node, callback, DOUBLE);
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

  /** The second half of a double press is not meant for what has come under it meanwhile. */
  @JSBody(
      params = {"node", "callback", "millis"},
      script =
          "var born = performance.now();"
              + "node.addEventListener('click', function(event) {"
              + "  if (event.detail < 2 || event.timeStamp - born > millis) callback(event);"
              + "});")
  private static native void listenToClick(Node node, EventCallback callback, int millis);

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
