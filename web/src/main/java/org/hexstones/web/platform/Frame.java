package org.hexstones.web.platform;

import org.hexstones.web.session.Viewport;
import org.teavm.jso.JSBody;

/** The frame on another site's page in which the embed is shown. */
public final class Frame {
  private Frame() {}

  /** The query of the address with its sign; empty if there is none. */
  @JSBody(script = "return location.search;")
  public static native String query();

  /** An estimate of the space for a board. */
  public static Viewport viewport() {
    return viewport(Browser.window());
  }

  /**
   * The space for a board. How the board is turned follows from the frame's width alone: its height
   * follows from the board.
   */
  public static Viewport viewport(Viewport room) {
    return new Viewport(room.width(), room.height(), Browser.windowWidth(), 2000);
  }

  /**
   * Tells the page around it the height at which the board has the whole width, where it listens.
   */
  @JSBody(
      script =
          """
          if (parent === self) return;
          var main = document.querySelector('main'), room = document.querySelector('[data-room]');
          if (!main) return;
          var high = room ? 0 : main.offsetHeight;
          for (var i = 0; room && i < main.children.length; i++) {
            var part = main.children[i];
            if (part === room || getComputedStyle(part).position === 'absolute') continue;
            high += part.offsetHeight;
          }
          if (room) {
            var box = room.firstElementChild.viewBox.baseVal, style = getComputedStyle(room);
            var board = room.clientWidth * box.height / box.width
              + parseFloat(style.marginTop) + parseFloat(style.marginBottom);
            var beside = room.offsetWidth < main.clientWidth * 0.9;
            high = beside ? Math.max(high, board) : high + board;
          }
          parent.postMessage({hexstones: {height: Math.ceil(high)}}, '*');
          """)
  public static native void tellHeight();
}
