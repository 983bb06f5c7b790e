package org.hexstones.web.worker;

import org.hexstones.registry.Games;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSString;

/** The entry point of worker.js. */
public final class WorkerMain {
  private WorkerMain() {}

  public static void main(String[] args) {
    Window self = Window.worker();
    MessageRouter desk =
        new MessageRouter(
            "js",
            Games.ALL,
            WorkerMain::millis,
            slice -> soon(slice::run),
            text -> self.postMessage(JSString.valueOf(text)));
    self.onMessage(event -> desk.hear(((JSString) event.getData()).stringValue()));
  }

  @JSFunctor
  private interface Callback extends JSObject {
    void call();
  }

  @JSBody(script = "return performance.now();")
  private static native double millis();

  /**
   * Runs a task at once after the messages that wait. A timer would be delayed, because browsers
   * slow down timers in a row.
   */
  @JSBody(
      params = "callback",
      script =
          "var channel = new MessageChannel();"
              + "channel.port1.onmessage = function() { channel.port1.close(); callback(); };"
              + "channel.port2.postMessage(0);")
  private static native void soon(Callback callback);
}
