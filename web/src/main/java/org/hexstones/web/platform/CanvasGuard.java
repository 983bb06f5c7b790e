package org.hexstones.web.platform;

import org.teavm.jso.JSBody;

/**
 * Whether the browser gives a page other pixels than the page has drawn, so that no site can tell
 * machines apart by them: Firefox with resistFingerprinting gives noise, others change a few.
 */
public final class CanvasGuard {
  /** Pictures can still be made sense of if the pixels differ by no more than this. */
  private static final int SLIGHT = 16;

  private CanvasGuard() {}

  /** Whether any pixel may differ from what was drawn. */
  public static boolean isOn() {
    return difference() > 0;
  }

  /** Whether the pixels are noise. */
  public static boolean isNoise() {
    return difference() > SLIGHT;
  }

  @JSBody(
      script =
          """
          var canvas = document.createElement('canvas');
          canvas.width = 16; canvas.height = 16;
          var context = canvas.getContext('2d');
          if (!context) return 255;
          function drawn(x, i) { return [x * 16, 255 - x * 16, x * 37 % 256, 255][i]; }
          for (var x = 0; x < 16; x++) {
            context.fillStyle = 'rgb(' + [drawn(x, 0), drawn(x, 1), drawn(x, 2)] + ')';
            context.fillRect(x, 0, 1, 16);
          }
          var most = 0;
          try {
            context.getImageData(0, 0, 16, 16).data.forEach(function(value, i) {
              most = Math.max(most, Math.abs(value - drawn((i >> 2) % 16, i % 4)));
            });
          } catch (e) { return 255; }
          return most;
          """)
  private static native int difference();
}
