package org.hexstones.web.platform.files;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** The share sheet of the system. */
public final class ShareSheet {
  private ShareSheet() {}

  @JSBody(script = "return typeof navigator.share === 'function';")
  public static native boolean isThere();

  /** Whether the sheet takes a picture beside a link. */
  @JSBody(
      script =
          """
          return typeof navigator.canShare === 'function' && navigator.canShare(
            { files: [new File([], 'a.png', { type: 'image/png' })] });
          """)
  public static native boolean takesPictures();

  /**
   * Shares an address, and answers whether that succeeded. There is no answer if the person closes
   * the sheet.
   *
   * @param name the name of the picture's file
   * @param png a picture beside the address, or null
   */
  public static void share(
      String address, String name, byte @Nullable [] png, Consumer<Boolean> done) {
    open(address, name, png == null ? null : Int8Array.copyFromJavaArray(png), done::accept);
  }

  /**
   * Shares a text. Where the sheet does not take it the text is copied.
   *
   * @param copied receives whether that succeeded; it is not called for what was shared
   */
  public static void shareText(String text, Consumer<Boolean> copied) {
    openText(text, failed -> Clipboard.copy(text, copied));
  }

  @JSBody(
      params = {"text", "failed"},
      script =
          """
          navigator.share({ text: text }).catch(
            function(e) { if (e.name !== 'AbortError') failed(false); });
          """)
  private static native void openText(String text, Done failed);

  /** Does not answer if the person has closed the share sheet. */
  @JSBody(
      params = {"text", "name", "png", "done"},
      script =
          """
          var shared = { title: 'Hexstones', url: text };
          if (png) shared.files = [new File([png], name, { type: 'image/png' })];
          navigator.share(shared).then(
            function() { done(true); },
            function(e) { if (e.name !== 'AbortError') done(false); });
          """)
  private static native void open(String text, String name, @Nullable Int8Array png, Done done);
}
