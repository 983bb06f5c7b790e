package org.hexstones.web.platform;

import org.teavm.jso.JSBody;

/**
 * The versions of the page that the service worker stores: the one in use, and perhaps a newer one
 * that waits. If a browser has no service workers, or allows none, there is only the host's
 * version.
 */
public final class Versions {
  private Versions() {}

  /**
   * Lets the service worker store the page from now on, and looks for a newer version whenever the
   * person comes back to the page. When another version has taken over, in any tab, the page
   * reloads, because later files would not fit the running program.
   *
   * @param address the address of the service worker
   * @param waits called when a newer version is completely loaded
   */
  public static void keep(String address, Runnable waits) {
    register(address, waits::run);
  }

  /** Lets the waiting version take over. */
  @JSBody(
      script =
          """
          navigator.serviceWorker.getRegistration().then(function(kept) {
            if (kept && kept.waiting) kept.waiting.postMessage('take over');
          });
          """)
  public static native void takeWaiting();

  // Events may come late. The first version may seem to wait although it is in use, and its
  // activation may be reported later. Its own files never come from the browser's cache. It answers
  // before the page is drawn a second time. If registration fails, the player needs no message,
  // because the page is there.
  @JSBody(
      params = {"address", "waits"},
      script =
          """
          var workers;
          try { workers = navigator.serviceWorker; } catch (e) { }
          if (!workers) return;
          var inUse = workers.controller;
          workers.addEventListener('controllerchange', function() {
            if (inUse && inUse !== workers.controller) location.reload();
            inUse = workers.controller;
          });
          workers.register(address, {updateViaCache: 'none'}).then(function(kept) {
            function look() {
              var next = kept.waiting, now = workers.controller;
              if (next && now && kept.active && next !== kept.active && next !== now) waits();
            }
            kept.addEventListener('updatefound', function() {
              if (kept.installing) kept.installing.addEventListener('statechange', look);
            });
            document.addEventListener('visibilitychange', function() {
              if (!document.hidden) kept.update().catch(function() {});
            });
            look();
          }, function() {});
          """)
  private static native void register(String address, Js.Callback waits);
}
