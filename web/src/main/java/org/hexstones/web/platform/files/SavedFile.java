package org.hexstones.web.platform.files;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/** A file in the folder of downloads. */
public final class SavedFile {
  private SavedFile() {}

  /** Saves a file. Returns whether the browser accepted it. */
  public static boolean save(String name, String type, byte[] bytes) {
    return download(name, type, Int8Array.copyFromJavaArray(bytes));
  }

  @JSBody(
      params = {"name", "type", "bytes"},
      script =
          """
          var address;
          try { address = URL.createObjectURL(new Blob([bytes], { type: type })); }
          catch (e) { return false; }
          var link = document.createElement('a');
          link.href = address; link.download = name; link.click();
          setTimeout(function() { URL.revokeObjectURL(address); }, 60000);
          return true;
          """)
  private static native boolean download(String name, String type, Int8Array bytes);
}
