package org.hexstones.web.platform;

import org.teavm.jso.JSBody;

/**
 * The versions of the page that the service worker keeps: the one in use, and perhaps a newer one
 * that waits. Where a browser has no service workers, or allows none, there is only the host's.
 */
public final class Versions {
  private Versions() {}

  /**
   * Has the page kept from now on, and looks for a newer version whenever the page is come back to.
   * When another version has taken over, in whichever tab that was agreed to, the page loads anew:
   * what it would still ask for would not fit together with what it is.
   *
   * @param address of the service worker
   * @param waits called when a newer version is there and whole
   */
  public static void keep(String address, Runnable waits) {
    register(address, waits::run);
  }

  /** Lets the version that waits take over. */
  @JSBody(
      script =
          """
          navigator.serviceWorker.getRegistration().then(function(kept) {
            if (kept && kept.waiting) kept.waiting.postMessage('take over');
          });
          """)
  public static native void takeWaiting();

  // Events may come late: the first version may still seem to wait when it is in use already, and
  // its coming into use may be reported when that is known.
  // Its own files are never taken from the browser's cache, and it answers before the page is drawn
  // a second time; that it could not be registered is no news for the player, who has the page.
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
