package org.hexstones.web.platform.workers;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.platform.Js;
import org.hexstones.web.protocol.Signal;
import org.teavm.jso.JSBody;

/**
 * Pauses the workers while the page answers a press: on a machine with few cores they would slow
 * down the thread that paints. Each pause is short, however much is pressed.
 */
final class WorkerThrottle {
  private static final List<WorkerClient<?>> CLIENTS = new ArrayList<>();

  private WorkerThrottle() {}

  /** Pauses the worker of this client too, whenever it runs. */
  static void add(WorkerClient<?> client) {
    if (CLIENTS.isEmpty()) {
      follow(() -> send(Signal.REST), () -> send(Signal.GO_ON));
    }
    CLIENTS.add(client);
  }

  private static void send(Signal signal) {
    for (WorkerClient<?> client : CLIENTS) {
      client.send(signal.write());
    }
  }

  /** A finger that stays longer than 300 ms places no stone. A stone is painted within 100 ms. */
  @JSBody(
      params = {"rest", "goOn"},
      script =
          """
          var begun = 0, timer;
          var follow = function(type, millis) {
            addEventListener(type, function() {
              var now = performance.now();
              if (!begun) { begun = now; rest(); }
              else if (now + millis > begun + 600) return;
              clearTimeout(timer);
              timer = setTimeout(function() { begun = 0; goOn(); }, millis);
            }, true);
          };
          follow('pointerdown', 300);
          follow('pointerup', 100);
          follow('keydown', 100);
          """)
  private static native void follow(Js.Callback rest, Js.Callback goOn);
}
