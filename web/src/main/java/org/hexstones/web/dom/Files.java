package org.hexstones.web.dom;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Texts that are saved as files, and files that a person has chosen. */
public final class Files {
  private static final int LARGEST = 40_000_000;

  private Files() {}

  @JSFunctor
  private interface Read extends JSObject {
    void call(String text);
  }

  /** Saves a text under a name, where the browser saves what is downloaded. */
  public static void save(String name, String text) {
    download(name, text);
  }

  /**
   * Reads the file chosen in the field that bears a {@code data-input}, and forgets the choice, so
   * that the same file can be chosen again. A file that is too large or cannot be read is an empty
   * text.
   */
  public static void chosen(String input, Consumer<String> answer) {
    read(input, LARGEST, answer::accept);
  }

  @JSBody(
      params = {"name", "text"},
      script =
          "var address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));"
              + "var link = document.createElement('a');"
              + "link.href = address; link.download = name; link.click();"
              + "setTimeout(function() { URL.revokeObjectURL(address); }, 60000);")
  private static native void download(String name, String text);

  @JSBody(
      params = {"input", "largest", "callback"},
      script =
          "var field = document.querySelector('[data-input=\"' + input + '\"]');"
              + "var file = field && field.files && field.files[0];"
              + "if (!file || file.size > largest) { callback(''); return; }"
              + "file.text().then("
              + "  function(text) { field.value = ''; callback(text); },"
              + "  function() { field.value = ''; callback(''); });")
  private static native void read(String input, int largest, Read callback);
}
