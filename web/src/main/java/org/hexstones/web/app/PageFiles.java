package org.hexstones.web.app;

import org.jspecify.annotations.Nullable;

/**
 * The addresses of the scripts that the page starts.
 *
 * @param worker the worker that searches
 * @param pictures the worker that draws pictures
 * @param serviceWorker stores versions for use without a network; null in a single file
 * @param scanner the worker that reads QR codes; null in a single file
 */
record PageFiles(
    String worker, String pictures, @Nullable String serviceWorker, @Nullable String scanner) {
  /**
   * Takes them from the arguments of the program.
   *
   * @param args in the order of the fields; the last two may be missing
   */
  static PageFiles of(String[] args) {
    return new PageFiles(
        args[0], args[1], args.length > 2 ? args[2] : null, args.length > 3 ? args[3] : null);
  }
}
