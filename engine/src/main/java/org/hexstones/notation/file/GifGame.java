package org.hexstones.notation.file;

import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;

/**
 * A game inside a GIF picture: its link, in a comment extension (GIF89a, 24). All else is skipped
 * and not understood: whatever looks like a comment with a link is taken for one.
 */
final class GifGame {
  private static final int EXTENSION = 0x21;
  private static final int COMMENT = 0xFE;

  /** The maximum length of a comment: a link, and an address before it. */
  private static final int LONGEST = 2 * Links.MAX_LENGTH;

  private GifGame() {}

  static boolean isGif(byte[] file) {
    return file.length > 3 && file[0] == 'G' && file[1] == 'I' && file[2] == 'F' && file[3] == '8';
  }

  /** The text with the link in a picture, or a refusal if there is none. */
  static Parsed<String> find(byte[] gif) {
    int at = 0;
    while (at + 2 < gif.length) {
      if (gif[at] != EXTENSION || number(gif, at + 1) != COMMENT) {
        at++;
        continue;
      }
      StringBuilder comment = new StringBuilder();
      at += 2;
      // Blocks, each after its length, up to an empty one.
      while (at < gif.length && gif[at] != 0 && comment.length() < LONGEST) {
        int end = Math.min(gif.length, at + 1 + number(gif, at));
        while (++at < end) {
          comment.append((char) number(gif, at));
        }
      }
      String text = comment.toString();
      if (text.contains(Links.FRAGMENT) || text.contains(Links.STUDY)) {
        return Parsed.ok(text);
      }
    }
    return Parsed.refused(FileProblem.NO_GAME_INSIDE);
  }

  private static int number(byte[] bytes, int index) {
    return bytes[index] & 255;
  }
}
