package org.hexstones.web.platform.storage;

import java.util.function.Consumer;
import org.hexstones.web.storage.StorageManager;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The storage manager of this browser. One that is missing or throws promises nothing. */
public final class BrowserStorageManager implements StorageManager {
  @JSFunctor
  private interface Promised extends JSObject {
    void call(boolean promised);
  }

  @JSFunctor
  private interface Found extends JSObject {
    void call(boolean lasts, double bytes);
  }

  @Override
  public boolean canAsk() {
    return hasPersist();
  }

  @Override
  public void ask(Consumer<Boolean> promised) {
    persist(promised::accept);
  }

  @Override
  public void look(Answer answer) {
    estimate(answer::answered);
  }

  @Override
  public boolean isForgetful() {
    return isOfApple();
  }

  @JSBody(script = "try { return !!navigator.storage.persist; } catch (e) { return false; }")
  private static native boolean hasPersist();

  @JSBody(
      params = "promised",
      script =
          """
          function none() { promised(false); }
          try { navigator.storage.persist().then(promised, none); } catch (e) { none(); }
          """)
  private static native void persist(Promised promised);

  @JSBody(
      params = "found",
      script =
          """
          try {
            var storage = navigator.storage;
            storage.persisted().then(function(lasts) {
              function answer(room) { found(lasts, room.usage >= 0 ? room.usage : -1); }
              function none() { answer({}); }
              try { storage.estimate().then(answer, none); } catch (e) { none(); }
            }, function() {});
          } catch (e) { }
          """)
  private static native void estimate(Found found);

  // An app on the home screen is exempt.
  @JSBody(
      script =
          """
          try {
            return /^Apple/.test(navigator.vendor) && !navigator.standalone
              && !matchMedia('(display-mode: standalone)').matches;
          } catch (e) { return false; }
          """)
  private static native boolean isOfApple();
}
