package org.hexstones.web.platform.files;

import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The files of the guide, from the site or from the page itself if it is a single file. */
public final class GuideFiles {
  private GuideFiles() {}

  @JSFunctor
  private interface Came extends JSObject {
    void call(@Nullable String plan, @Nullable String texts);
  }

  /**
   * Fetches the plan and the texts.
   *
   * @param tag the tag of the language
   * @param came receives both, or two nulls
   */
  public static void fetch(String tag, BiConsumer<@Nullable String, @Nullable String> came) {
    fetchBoth(tag, came::accept);
  }

  @JSBody(
      params = {"tag", "callback"},
      script =
          """
          var one = function(name) {
            var at = document.querySelector('[data-guide="' + name + '"]');
            return at ? at.textContent : fetch('guide/' + name + '.txt').then(
              function(response) {
                if (!response.ok) throw new Error(response.status);
                return response.text();
              });
          };
          Promise.all([one('plan'), one(tag)]).then(
            function(files) { callback(files[0], files[1]); },
            function() { callback(null, null); });
          """)
  private static native void fetchBoth(String tag, Came callback);
}
