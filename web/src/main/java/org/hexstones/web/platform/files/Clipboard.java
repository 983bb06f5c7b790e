package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;

/** The clipboard. */
public final class Clipboard {
  private Clipboard() {}

  /** Copies a text, and answers whether that succeeded. */
  public static void copy(String text, Consumer<Boolean> done) {
    write(text, done::accept);
  }

  /** Tries the old way of copying if the page may not write to the clipboard. */
  @JSBody(
      params = {"text", "done"},
      script =
          """
          function old() {
            var fields = Array.from(document.querySelectorAll('[data-input]'));
            var field = fields.find(function(one) { return one.value === text; });
            if (field) { field.focus(); field.select(); }
            try { return !!field && document.execCommand('copy'); }
            catch (e) { return false; }
          }
          if (!navigator.clipboard) { done(old()); return; }
          navigator.clipboard.writeText(text).then(
            function() { done(true); }, function() { done(old()); });
          """)
  private static native void write(String text, Done done);
}
