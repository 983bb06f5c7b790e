package org.hexstones.web.platform.dom;

import org.teavm.jso.JSBody;

/** Another window may turn the board. It is seen turning, so that each cell is found again. */
public final class BoardTurn {
  private BoardTurn() {}

  /**
   * Follows the board over its next drawing. The direction is that from its first cell to its last.
   */
  @JSBody(
      script =
          """
          var direction = function() {
            var cells = document.querySelectorAll('[data-room] [data-cell]');
            if (cells.length < 2) return NaN;
            var from = cells[0].getBoundingClientRect();
            var to = cells[cells.length - 1].getBoundingClientRect();
            return Math.atan2(to.top - from.top, to.left - from.left);
          };
          var before = direction();
          requestAnimationFrame(function() {
            // In steps of 30 degrees, at most half round.
            var steps = (Math.round((before - direction()) * 6 / Math.PI) + 18) % 12 - 6;
            if (!steps || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
            document.querySelector('[data-room] svg').animate(
              [{rotate: steps * 30 + 'deg'}, {rotate: 'none'}],
              {duration: 400, easing: 'ease-in-out'});
          });
          """)
  public static native void follow();
}
