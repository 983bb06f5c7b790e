package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The ways in which a person gives files to the page. */
public final class ChosenFiles {
  private static final String KINDS =
      ".hexstones,.txt,.json,.svg,.png,.gif,text/plain,application/json,image/svg+xml,image/png,"
          + "image/gif";

  private ChosenFiles() {}

  @JSFunctor
  private interface Text extends JSObject {
    void call(String text);
  }

  /** Lets the person choose a file. */
  public static void choose(Consumer<ChosenFile> answer) {
    open(KINDS, file -> answer.accept(new ChosenFile(file)));
  }

  /**
   * Listens for files and texts that are dropped on the page, pasted into it, or opened with it.
   */
  public static void listen(Consumer<ChosenFile> file, Consumer<String> text) {
    listenTo(given -> file.accept(new ChosenFile(given)), text::accept);
  }

  @JSBody(
      params = {"kinds", "answer"},
      script =
          """
          var field = document.createElement('input');
          field.type = 'file'; field.accept = kinds; field.dataset.input = 'file';
          field.hidden = true; document.body.appendChild(field);
          field.oncancel = function() { field.remove(); };
          field.onchange = function() {
            var file = field.files[0]; field.remove();
            if (file) answer(file);
          };
          field.click();
          """)
  private static native void open(String kinds, FileJs.Given answer);

  /**
   * Listens for files that are dropped on the page or opened with it, and for texts pasted outside
   * of fields. A file that is not available is null.
   */
  @JSBody(
      params = {"file", "text"},
      script =
          """
          document.addEventListener('dragover', function(e) { e.preventDefault(); });
          function take(data) {
            var given = data && data.files[0];
            var words = data && data.getData('text');
            if (given) file(given); else if (words) text(words);
          }
          document.addEventListener('drop', function(e) {
            e.preventDefault(); take(e.dataTransfer);
          });
          document.addEventListener('paste', function(e) {
            if (e.target.closest && e.target.closest('input, textarea')) return;
            take(e.clipboardData);
          });
          if (window.launchQueue) launchQueue.setConsumer(function(launch) {
            if (launch.files && launch.files[0]) {
              launch.files[0].getFile().then(file, function() { file(null); });
            }
          });
          """)
  private static native void listenTo(FileJs.Given file, Text text);
}
