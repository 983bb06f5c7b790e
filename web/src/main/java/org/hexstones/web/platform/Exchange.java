package org.hexstones.web.platform;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.typedarrays.Int8Array;

/** Import and export of games: clipboard, share sheet, files, pictures. */
public final class Exchange {
  private static final String KINDS =
      ".hexstones,.txt,.json,.svg,.png,text/plain,application/json,image/svg+xml,image/png";

  private Exchange() {}

  /** The address of the page, without a fragment. */
  public static String base() {
    return LinkJs.base();
  }

  /** Whether the system has a share sheet. */
  public static boolean hasSheet() {
    return LinkJs.hasSheet();
  }

  /** Copies a text to the clipboard, and answers whether that succeeded. */
  public static void copy(String text, Consumer<Boolean> done) {
    LinkJs.copy(text, done::accept);
  }

  /**
   * Shares an address, and answers whether that succeeded. There is no answer if the person closes
   * the sheet.
   */
  public static void share(String address, Consumer<Boolean> done) {
    LinkJs.share(address, done::accept);
  }

  /** Saves a file. Returns whether the browser accepted it. */
  public static boolean save(String name, String type, byte[] bytes) {
    return LinkJs.save(name, type, Int8Array.copyFromJavaArray(bytes));
  }

  /** Converts an SVG picture to PNG; null if that fails. */
  public static void png(String svg, Consumer<byte @Nullable []> answer) {
    LinkJs.png(svg, bytes -> answer.accept(copy(bytes)));
  }

  /** Lets the person choose a file. */
  public static void choose(Consumer<ChosenFile> answer) {
    LinkJs.choose(KINDS, file -> answer.accept(new ChosenFile(file)));
  }

  /**
   * Listens for files and texts that are dropped on the page, pasted into it, or opened with it.
   */
  public static void listen(Consumer<ChosenFile> file, Consumer<String> text) {
    LinkJs.listen(given -> file.accept(new ChosenFile(given)), text::accept);
  }

  static byte @Nullable [] copy(@Nullable Int8Array bytes) {
    return bytes == null ? null : bytes.copyToJavaArray();
  }
}
