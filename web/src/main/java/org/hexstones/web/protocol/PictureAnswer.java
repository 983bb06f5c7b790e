package org.hexstones.web.protocol;

/** Answers of the worker that draws pictures. */
public sealed interface PictureAnswer {
  /**
   * The picture is being drawn.
   *
   * @param thousandths how much of it is done
   */
  record Drawing(int thousandths) implements PictureAnswer {}

  /**
   * The picture is done.
   *
   * @param file its text, or its bytes, each as a character from 0 to 255
   */
  record Drawn(String file) implements PictureAnswer {
    /** The bytes of a file that is no text. */
    public byte[] bytes() {
      byte[] bytes = new byte[file.length()];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) file.charAt(i);
      }
      return bytes;
    }
  }
}
