package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/**
 * The list of puzzles, from the site or from the page itself if it is a single file; and the
 * present day.
 */
public final class PuzzleFile {
  private PuzzleFile() {}

  @JSFunctor
  private interface Came extends JSObject {
    void call(@Nullable String list);
  }

  /**
   * Fetches the list.
   *
   * @param came receives it, or null
   */
  public static void fetch(Consumer<@Nullable String> came) {
    fetchList(came::accept);
  }

  @JSBody(
      params = "callback",
      script =
          """
          var at = document.querySelector('[data-guide=puzzles]');
          Promise.resolve(at ? at.textContent : fetch('guide/puzzles.txt').then(
            function(response) {
              if (!response.ok) throw new Error(response.status);
              return response.text();
            })).then(
            function(list) { callback(list); },
            function() { callback(null); });
          """)
  private static native void fetchList(Came callback);

  /** The day by local time, in days since 1970; 0 for a time before then. */
  @JSBody(
      script =
          """
          var now = new Date();
          var days = Math.floor((now.getTime() / 60000 - now.getTimezoneOffset()) / 1440);
          return Math.max(0, days);
          """)
  public static native int today();

  /** The zone of the local time: quarters of an hour east of the westernmost zone, from 1. */
  @JSBody(script = "return Math.max(1, 49 - Math.round(new Date().getTimezoneOffset() / 15));")
  public static native int zone();
}
