package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The source of texts: the site, or the page itself if it is a single file. */
public final class TextFiles {
  private TextFiles() {}

  @JSFunctor
  private interface TextCallback extends JSObject {
    void call(@Nullable String text);
  }

  /**
   * Loads a file of a language.
   *
   * @param tag the tag of the language, after the folder if there is one
   * @param loaded receives the texts, or null if they cannot be loaded
   */
  public static void load(String tag, Consumer<@Nullable String> loaded) {
    fetch(tag, loaded::accept);
  }

  /** A file of a language that stands in the page itself; empty if none does. */
  @JSBody(
      params = "tag",
      script =
          """
          var at = document.querySelector('[data-texts="' + tag + '"]');
          return at ? at.textContent : '';
          """)
  public static native String inPage(String tag);

  @JSBody(
      params = {"tag", "callback"},
      script =
          """
          var at = document.querySelector('[data-texts="' + tag + '"]');
          if (at) { callback(at.textContent); return; }
          fetch('text/' + tag + '.txt').then(function(response) {
            return response.ok ? response.text() : null;
          }).catch(function() { return null; }).then(callback);
          """)
  private static native void fetch(String tag, TextCallback callback);
}
