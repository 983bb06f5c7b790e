package org.hexstones.web.platform;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Reads QR codes with the camera, where the browser has a {@code BarcodeDetector}. */
public final class CodeScanner {
  private CodeScanner() {}

  @JSFunctor
  private interface Text extends JSObject {
    void call(String text);
  }

  @JSFunctor
  private interface Task extends JSObject {
    void call();
  }

  @JSBody(
      script =
          """
          return typeof BarcodeDetector === 'function' && !!navigator.mediaDevices
              && !!navigator.mediaDevices.getUserMedia;
          """)
  public static native boolean isPossible();

  /**
   * Asks for the camera, shows its picture in the element {@code [data-live=camera]}, and looks for
   * codes until that element is gone. Then the camera is off.
   *
   * @param part what a code contains; others are passed over
   * @param most no code is longer
   * @param found receives each code once
   * @param failed runs if there is no camera, or the person does not allow it
   */
  public static void scan(String part, int most, Consumer<String> found, Runnable failed) {
    scan(part, most, (Text) found::accept, (Task) failed::run);
  }

  @JSBody(
      params = {"part", "most", "found", "failed"},
      script =
          """
          function gone(stream) {
            stream.getTracks().forEach(function(track) { track.stop(); });
          }
          navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
            .then(function(stream) {
              var video = document.querySelector('[data-live=camera]');
              if (!video) { gone(stream); return; }
              video.srcObject = stream;
              video.play().catch(function() {});
              var detector = new BarcodeDetector({ formats: ['qr_code'] });
              var last = '';
              function again() { setTimeout(look, 200); }
              function look() {
                if (!video.isConnected) { gone(stream); return; }
                detector.detect(video).then(function(codes) {
                  var text = codes.length ? codes[0].rawValue : '';
                  if (video.isConnected && text !== last && text.length <= most
                      && text.indexOf(part) >= 0) {
                    last = text;
                    found(text);
                  }
                  again();
                }, again);
              }
              look();
            }).catch(failed);
          """)
  private static native void scan(String part, int most, Text found, Task failed);
}
