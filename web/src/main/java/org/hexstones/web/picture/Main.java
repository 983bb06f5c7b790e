package org.hexstones.web.picture;

import org.hexstones.web.platform.Browser;
import org.hexstones.web.protocol.PictureCodec;
import org.hexstones.web.protocol.PictureRequest;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSString;

/** The entry point of picture.js. Each worker draws one picture. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    Window self = Window.worker();
    self.onMessage(
        event -> {
          PictureRequest request =
              PictureCodec.readRequest(((JSString) event.getData()).stringValue());
          if (request == null) {
            throw new IllegalArgumentException("not a request");
          }
          Drawing.draw(
              request,
              Browser.numbers(),
              answer -> self.postMessage(JSString.valueOf(PictureCodec.write(answer))));
        });
  }
}
