package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.hexstones.web.platform.Js;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;

/** Pictures of boards as PNG and on paper. */
public final class Pictures {
  private Pictures() {}

  /** Converts an SVG picture to PNG; null if that fails. */
  public static void png(String svg, Consumer<byte @Nullable []> answer) {
    convert(svg, bytes -> answer.accept(FileJs.copy(bytes)));
  }

  /**
   * Prints SVG pictures alone, each on a page.
   *
   * @param failed runs if the browser cannot draw one
   */
  public static void print(String[] pages, Runnable failed) {
    printAlone(pages, failed::run);
  }

  /**
   * Draws a line of text in the middle of a field, with letters small enough for it. Gives how far
   * each pixel is covered, row by row, as digits from 0 to 4; nothing if that fails.
   */
  @JSBody(
      params = {"text", "width", "height"},
      script =
          """
          var canvas = document.createElement('canvas');
          canvas.width = width; canvas.height = height;
          var context = canvas.getContext('2d');
          if (!context) return '';
          var size = height * 0.6;
          do {
            context.font = size + 'px system-ui, sans-serif';
          } while (context.measureText(text).width > width - 16 && --size > 5);
          context.textAlign = 'center'; context.textBaseline = 'middle';
          context.fillText(text, width / 2, height / 2);
          var covered = '';
          try {
            context.getImageData(0, 0, width, height).data.forEach(function(value, i) {
              if (i % 4 == 3) covered += Math.round(value * 4 / 255);
            });
          } catch (e) { return ''; }
          return covered;
          """)
  public static native String letters(String text, int width, int height);

  /** Draws an SVG picture in its own size, and answers it as PNG; null if that fails. */
  @JSBody(
      params = {"svg", "answer"},
      script =
          """
          var image = new Image();
          image.onerror = function() { answer(null); };
          image.onload = function() {
            var canvas = document.createElement('canvas');
            canvas.width = image.naturalWidth; canvas.height = image.naturalHeight;
            var context = canvas.getContext('2d');
            if (!context) { answer(null); return; }
            context.drawImage(image, 0, 0);
            canvas.toBlob(function(blob) {
              if (!blob) { answer(null); return; }
              blob.arrayBuffer().then(
                function(buffer) { answer(new Int8Array(buffer)); },
                function() { answer(null); });
            }, 'image/png');
          };
          image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
          """)
  private static native void convert(String svg, FileJs.Bytes answer);

  /**
   * Prints SVG pictures in their order; style sheets hide all else while the document has
   * data-poster. Those of a press are forgotten at the next one.
   */
  @JSBody(
      params = {"pages", "failed"},
      script =
          """
          var root = document.documentElement;
          function clear() {
            document.querySelectorAll('.poster').forEach(function(old) { old.remove(); });
          }
          clear();
          var left = pages.length, press = self.hexstonesPrinted = {};
          pages.forEach(function(svg) {
            var image = new Image();
            image.className = 'poster';
            image.onerror = function() {
              if (self.hexstonesPrinted !== press) return;
              self.hexstonesPrinted = null;
              clear(); failed();
            };
            image.onload = function() {
              if (self.hexstonesPrinted !== press || --left) return;
              root.dataset.poster = '';
              window.addEventListener('afterprint', function() {
                clear(); delete root.dataset.poster;
              }, { once: true });
              window.print();
            };
            document.body.appendChild(image);
            image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(svg);
          });
          """)
  private static native void printAlone(String[] pages, Js.Callback failed);
}
