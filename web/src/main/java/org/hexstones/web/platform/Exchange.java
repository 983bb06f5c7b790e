package org.hexstones.web.platform;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.typedarrays.Int8Array;

/** Import and export of games: clipboard, share sheet, files, pictures. */
public final class Exchange {
  private static final String KINDS =
      ".hexstones,.txt,.json,.svg,.png,.gif,text/plain,application/json,image/svg+xml,image/png,"
          + "image/gif";

  private Exchange() {}

  /**
   * The address of the page, without a fragment, and without a query: the page has none, so it is
   * of whoever passed the address on.
   */
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

  /** Whether the share sheet takes a picture beside a link. */
  public static boolean sharesPictures() {
    return LinkJs.sharesPictures();
  }

  /**
   * Shares an address, and answers whether that succeeded. There is no answer if the person closes
   * the sheet.
   *
   * @param name the name of the picture's file
   * @param png a picture beside the address, or null
   */
  public static void share(
      String address, String name, byte @Nullable [] png, Consumer<Boolean> done) {
    LinkJs.share(
        address, name, png == null ? null : Int8Array.copyFromJavaArray(png), done::accept);
  }

  /** Saves a file. Returns whether the browser accepted it. */
  public static boolean save(String name, String type, byte[] bytes) {
    return LinkJs.save(name, type, Int8Array.copyFromJavaArray(bytes));
  }

  /** Converts an SVG picture to PNG; null if that fails. */
  public static void png(String svg, Consumer<byte @Nullable []> answer) {
    LinkJs.png(svg, bytes -> answer.accept(copy(bytes)));
  }

  /**
   * Prints an SVG picture alone on a page.
   *
   * @param failed runs if the browser cannot draw it
   */
  public static void print(String svg, Runnable failed) {
    LinkJs.print(svg, failed::run);
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
