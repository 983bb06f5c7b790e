package org.hexstones.web.page;

import org.teavm.jso.JSObject;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.workers.Worker;

/** Where page.js starts. */
public final class Main {
  /** Relative, as every address is: the site may live under any path. */
  private static final String WORKER = "worker-boot.js";

  private Main() {}

  public static void main(String[] args) {
    HTMLDocument document = HTMLDocument.current();
    document.getBody().appendChild(document.createElement("h1").withText("Hexstones"));

    Worker worker = new Worker(WORKER);
    worker.onMessage(
        event -> document.getBody().setAttribute("data-worker", text(event.getData())));
    worker.postMessage(JSString.valueOf("ping"));
  }

  private static String text(JSObject data) {
    return ((JSString) data).stringValue();
  }
}
