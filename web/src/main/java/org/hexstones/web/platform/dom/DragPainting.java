package org.hexstones.web.platform.dom;

import org.teavm.jso.JSBody;

/**
 * Painting with a mouse or a finger held down. Inside an element with data-paint, every cell that
 * the pointer reaches receives an event {@code paint}.
 */
public final class DragPainting {
  private DragPainting() {}

  @JSBody(
      script =
          """
          var last = null, width = 0;
          var paint = function(event, pressed) {
            // To ask what lies under a point lays out the page.
            if (!event.target.closest || !event.target.closest('[data-paint]')) return;
            // A press on the line between two cells is for that which will be clicked on.
            var under = pressed
              || document.elementFromPoint(event.clientX, event.clientY);
            var cell = under && under.closest('[data-paint] [data-cell]');
            if (!cell || cell === last) return;
            last = cell;
            cell.dispatchEvent(new Event('paint', { bubbles: true }));
          };
          addEventListener('pointerdown', function(event) {
            last = null; width = innerWidth; paint(event, event.target);
          });
          addEventListener('pointermove', function(event) {
            // Once the phone is turned, something else lies under the finger.
            if (event.buttons & 1 && width === innerWidth) paint(event, null);
          });
          """)
  public static native void listen();
}
