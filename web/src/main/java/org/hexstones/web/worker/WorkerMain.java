package org.hexstones.web.worker;

import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSString;

/** Where worker.js starts. */
public final class WorkerMain {
  private WorkerMain() {}

  public static void main(String[] args) {
    Window self = Window.worker();
    self.onMessage(event -> self.postMessage(JSString.valueOf("pong")));
  }
}
