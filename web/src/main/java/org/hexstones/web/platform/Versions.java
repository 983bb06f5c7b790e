package org.hexstones.web.platform;

import java.util.function.Consumer;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.session.ShellEvent;
import org.teavm.jso.JSBody;

/**
 * The versions of the page that the service worker stores: the one in use, and perhaps a newer one
 * that waits. If a browser has no service workers, or allows none, there is only the host's
 * version.
 */
public final class Versions {
  private Versions() {}

  private static boolean holds;

  /**
   * Lets the service worker store the page from now on, and looks for a newer version whenever the
   * person comes back to the page.
   *
   * @param address the address of the service worker
   * @param dispatch receives the events of other versions
   */
  public static void keep(String address, Consumer<Event> dispatch) {
    register(
        address,
        () -> dispatch.accept(new ShellEvent.VersionWaits()),
        () -> dispatch.accept(new ShellEvent.VersionTaken()));
  }

  /**
   * Says whether a reload of this tab would end or lose something. As long as it would, no tab lets
   * a new version take over.
   */
  public static void hold(boolean isNeeded) {
    if (isNeeded != holds) {
      holds = isNeeded;
      if (isNeeded) {
        lock();
      } else {
        unlock();
      }
    }
  }

  /**
   * Lets the waiting version take over, in all tabs, or reloads this one if that has happened.
   *
   * @param held called if a tab holds the version in use
   */
  public static void take(Runnable held) {
    takeWaiting(held::run);
  }

  // A lock of the browser is released with its tab, whatever becomes of that.
  @JSBody(
      script =
          """
          if (!navigator.locks) return;
          var held = new Promise(function(done) { self.hexstonesHold = done; });
          navigator.locks.request('hexstones version ' + new URL('.', location.href),
              {mode: 'shared'}, function() { return held; }).catch(function() {});
          """)
  private static native void lock();

  @JSBody(script = "if (self.hexstonesHold) self.hexstonesHold();")
  private static native void unlock();

  @JSBody(
      params = "held",
      script =
          """
          if (self.hexstonesReplaced) { location.reload(); return; }
          navigator.serviceWorker.getRegistration().then(function(kept) {
            if (!kept || !kept.waiting) return;
            function take() { kept.waiting.postMessage('take over'); }
            if (!navigator.locks) { take(); return; }
            return navigator.locks.request('hexstones version ' + new URL('.', location.href),
                {ifAvailable: true}, function(free) { if (free) take(); else held(); });
          });
          """)
  private static native void takeWaiting(Js.Callback held);

  // Events may come late. The first version may seem to wait although it is in use, and its
  // activation may be reported later. Its own files never come from the browser's cache. It answers
  // before the page is drawn a second time. If registration fails, the player needs no message,
  // because the page is there.
  @JSBody(
      params = {"address", "waits", "replaced"},
      script =
          """
          var workers;
          try { workers = navigator.serviceWorker; } catch (e) { }
          if (!workers) return;
          var inUse = workers.controller;
          workers.addEventListener('controllerchange', function() {
            if (inUse && inUse !== workers.controller) {
              self.hexstonesReplaced = true;
              replaced();
            }
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
  private static native void register(String address, Js.Callback waits, Js.Callback replaced);
}
