package org.hexstones.web.scan;

import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSString;
import org.teavm.jso.typedarrays.Uint8ClampedArray;

/** The entry point of scan.js. It answers each picture with the text of the code in it. */
public final class Main {
  private Main() {}

  /** A picture as a canvas has it: red, green, blue and opacity of each pixel. */
  private interface Picture extends JSObject {
    @JSProperty
    int getWidth();

    @JSProperty
    Uint8ClampedArray getData();
  }

  public static void main(String[] args) {
    Window self = Window.worker();
    self.onMessage(
        event -> {
          Picture picture = (Picture) event.getData();
          String text = QrDecoder.decode(brightness(picture.getData()), picture.getWidth());
          self.postMessage(JSString.valueOf(text));
        });
  }

  private static byte[] brightness(Uint8ClampedArray pixels) {
    byte[] brightness = new byte[pixels.getLength() / 4];
    for (int i = 0; i < brightness.length; i++) {
      int red = pixels.get(4 * i);
      int green = pixels.get(4 * i + 1);
      int blue = pixels.get(4 * i + 2);
      brightness[i] = (byte) ((red + 2 * green + blue) / 4);
    }
    return brightness;
  }
}
