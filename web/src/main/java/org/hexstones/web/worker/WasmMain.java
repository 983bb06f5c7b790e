package org.hexstones.web.worker;

import java.util.ArrayDeque;
import java.util.Queue;
import org.hexstones.registry.Games;
import org.teavm.interop.Export;
import org.teavm.interop.Import;

/**
 * The entry point of worker.wasm. It exchanges only numbers with worker-boot.js, and passes texts
 * character by character. TeaVM's own bindings between WebAssembly and JavaScript would make
 * functions out of strings, which a strict policy forbids, and need a loader that is larger than
 * worker-boot.js.
 */
public final class WasmMain {
  private static final Queue<Runnable> SOON = new ArrayDeque<>();
  private static final MessageRouter DESK =
      new MessageRouter("wasm", Games.ALL, WasmMain::millis, WasmMain::soon, WasmMain::say);

  private WasmMain() {}

  /** Does nothing: the work begins with the first message. */
  public static void main(String[] args) {}

  /**
   * Receives a message of the host, which is read through {@link #heardLength} and {@link
   * #heardAt}.
   */
  @Export(name = "hear")
  public static void hear() {
    StringBuilder text = new StringBuilder();
    int length = heardLength();
    for (int i = 0; i < length; i++) {
      text.append((char) heardAt(i));
    }
    DESK.hear(text.toString());
  }

  /** Runs a task. The host calls it once for each {@link #callSoon}. */
  @Export(name = "run")
  public static void run() {
    Runnable next = SOON.poll();
    if (next != null) {
      next.run();
    }
  }

  private static void soon(Runnable what) {
    SOON.add(what);
    callSoon();
  }

  private static void say(String text) {
    for (int i = 0; i < text.length(); i++) {
      put(text.charAt(i));
    }
    send();
  }

  @Import(module = "worker", name = "millis")
  private static native double millis();

  @Import(module = "worker", name = "callSoon")
  private static native void callSoon();

  @Import(module = "worker", name = "heardLength")
  private static native int heardLength();

  @Import(module = "worker", name = "heardAt")
  private static native int heardAt(int index);

  @Import(module = "worker", name = "put")
  private static native void put(int character);

  @Import(module = "worker", name = "send")
  private static native void send();
}
