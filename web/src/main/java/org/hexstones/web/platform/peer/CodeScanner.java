package org.hexstones.web.platform.peer;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * Reads QR codes with the camera: by the browser's {@code BarcodeDetector} where there is one, else
 * by a worker.
 */
public final class CodeScanner {
  /** Longer than the addresses of a device are collected, in milliseconds. */
  private static final int ON = 4_000;

  private static final int PATIENCE = 15_000;

  private CodeScanner() {}

  @JSFunctor
  private interface Text extends JSObject {
    void call(String text);
  }

  @JSFunctor
  private interface Task extends JSObject {
    void call();
  }

  /**
   * Whether this browser has cameras and something that reads codes.
   *
   * @param worker the address of the worker that reads codes, or null if there is none
   */
  public static boolean isPossible(@Nullable String worker) {
    return hasCameras() && (worker != null || hasDetector());
  }

  /** Whether what the camera sees has to be read back from a canvas. */
  public static boolean needsCanvas() {
    return hasCameras() && !hasDetector();
  }

  @JSBody(script = "return !!navigator.mediaDevices && !!navigator.mediaDevices.getUserMedia;")
  private static native boolean hasCameras();

  @JSBody(script = "return typeof BarcodeDetector === 'function';")
  private static native boolean hasDetector();

  /**
   * Asks for the camera, and begins something once it is on, or is refused. The camera is off again
   * after {@link #ON}. It begins after {@link #PATIENCE} too if the person has not decided.
   */
  public static void whileOn(Runnable begin) {
    whileOn(begin::run, ON, PATIENCE);
  }

  @JSBody(
      params = {"begin", "on", "patience"},
      script =
          """
          var begun = false;
          function once() {
            if (begun) return;
            begun = true;
            begin();
          }
          setTimeout(once, patience);
          navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
            .then(function(stream) {
              setTimeout(function() {
                stream.getTracks().forEach(function(track) { track.stop(); });
              }, begun ? 0 : on);
              once();
            }).catch(once);
          """)
  private static native void whileOn(Task begin, int on, int patience);

  /**
   * Asks for the camera, shows its picture in the element {@code [data-live=camera]}, and looks for
   * codes until that element is gone. Then the camera is off.
   *
   * @param part what a code contains; others are passed over
   * @param most no code is longer
   * @param worker the address of the worker for browsers without a detector, or null
   * @param found receives each code once
   * @param failed runs if there is no camera, or the person does not allow it
   */
  public static void scan(
      String part, int most, @Nullable String worker, Consumer<String> found, Runnable failed) {
    scan(part, most, worker, (Text) found::accept, (Task) failed::run);
  }

  // A reader gives the text of a code in a picture, or an empty one. A picture of 640 pixels is
  // enough for a code that fills a third of it.
  @JSBody(
      params = {"part", "most", "worker", "found", "failed"},
      script =
          """
          function browserReader() {
            var detector = new BarcodeDetector({ formats: ['qr_code'] });
            return {
              read: function(video, done) {
                detector.detect(video).then(function(codes) {
                  done(codes.length ? codes[0].rawValue : '');
                }, function() { done(''); });
              },
              close: function() {}
            };
          }
          function workerReader() {
            var reader = new Worker(worker);
            var canvas = document.createElement('canvas');
            var context = canvas.getContext('2d', { willReadFrequently: true });
            return {
              read: function(video, done) {
                var scale = Math.min(1, 640 / (video.videoWidth || 1));
                canvas.width = Math.round(video.videoWidth * scale);
                canvas.height = Math.round(video.videoHeight * scale);
                if (!canvas.width || !canvas.height) { done(''); return; }
                context.drawImage(video, 0, 0, canvas.width, canvas.height);
                var data = context.getImageData(0, 0, canvas.width, canvas.height).data;
                reader.onmessage = function(event) { done(event.data); };
                reader.onerror = function() { done(''); };
                reader.postMessage({ width: canvas.width, data: data }, [data.buffer]);
              },
              close: function() { reader.terminate(); }
            };
          }
          function newReader() {
            try { return browserReader(); } catch (e) { return workerReader(); }
          }
          navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
            .then(function(stream) {
              var video = document.querySelector('[data-live=camera]');
              var reader = video ? newReader() : null;
              var last = '';
              function look() {
                if (reader && video.isConnected) {
                  reader.read(video, seen);
                  return;
                }
                stream.getTracks().forEach(function(track) { track.stop(); });
                if (reader) reader.close();
              }
              function seen(text) {
                if (video.isConnected && text !== last && text.length <= most
                    && text.indexOf(part) >= 0) {
                  last = text;
                  found(text);
                }
                setTimeout(look, 200);
              }
              if (video) {
                video.srcObject = stream;
                video.play().catch(function() {});
              }
              look();
            }).catch(failed);
          """)
  private static native void scan(
      String part, int most, @Nullable String worker, Text found, Task failed);
}
