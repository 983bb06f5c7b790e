package org.hexstones.web.platform;

import org.hexstones.web.vdom.KeyName;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.browser.Performance;
import org.teavm.jso.browser.TimerHandler;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;

/** Bindings that TeaVM lacks, each a line or two of JavaScript. */
public final class Js {
  private Js() {}

  /** What the build calls for {@link String#concat}. */
  public static String concat(String first, String second) {
    return joined(first, second);
  }

  @JSBody(
      params = {"first", "second"},
      script = "return first + second;")
  private static native String joined(String first, String second);

  @JSFunctor
  public interface Callback extends JSObject {
    void call();
  }

  @JSFunctor
  public interface EventCallback extends JSObject {
    void call(Event event);
  }

  @JSBody(
      params = {"target", "type", "callback"},
      script = "target.addEventListener(type, callback);")
  public static native void listen(JSObject target, String type, EventCallback callback);

  @JSBody(params = "event", script = "return event.key || '';")
  private static native String keyOnLayout(Event event);

  @JSBody(params = "event", script = "return event.code || '';")
  private static native String code(Event event);

  public static String key(Event event) {
    return KeyName.of(keyOnLayout(event), code(event));
  }

  @JSBody(params = "event", script = "return !!(event.ctrlKey || event.metaKey);")
  public static native boolean withControl(Event event);

  @JSBody(params = "event", script = "return !!event.shiftKey;")
  public static native boolean withShift(Event event);

  /**
   * Whether a key was pressed that nothing has handled, outside of text fields. Enter presses a
   * button or link that has the focus.
   */
  @JSBody(
      params = "event",
      script =
          """
          var at = event.target;
          return !event.defaultPrevented && !event.altKey && !event.isComposing
            && !(at.closest && at.closest('input,textarea,select,dialog'))
            && !(event.key === 'Enter' && at.closest && at.closest('button,a[href],summary'));
          """)
  public static native boolean isFree(Event event);

  public static void onNextFrame(Runnable task) {
    Window.requestAnimationFrame(time -> task.run());
  }

  /** Runs a task soon, also in a hidden tab. */
  public static void later(TimerHandler task) {
    Window.setTimeout(task, 0);
  }

  @JSBody(
      params = "callback",
      script = "try { callback(); } catch (e) { setTimeout(function() { throw e; }, 0); }")
  public static native void attempt(Callback callback);

  public static void after(TimerHandler task, int millis) {
    Window.setTimeout(task, millis);
  }

  /** Milliseconds since the page began. */
  public static int millis() {
    return (int) Performance.now();
  }

  @JSBody(params = "event", script = "return String(event.data);")
  public static native String data(Event event);

  @JSBody(
      params = {"worker", "text"},
      script = "worker.postMessage(text);")
  public static native void post(JSObject worker, String text);
}
