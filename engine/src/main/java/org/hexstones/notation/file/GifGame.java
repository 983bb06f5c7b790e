package org.hexstones.notation.file;

import java.util.Objects;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.jspecify.annotations.Nullable;

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

  /** Begins to look for the text with the link in a picture. */
  static Reading<String> reading(byte[] gif) {
    return new Search(gif);
  }

  private static final class Search implements Reading<String> {
    private static final int BYTES = 20_000;

    private final byte[] gif;
    private int at;
    private @Nullable Parsed<String> result;

    Search(byte[] gif) {
      this.gif = gif;
    }

    @Override
    public boolean goOn() {
      for (int end = at + BYTES; at < end && result == null; ) {
        if (at + 2 >= gif.length) {
          result = Parsed.refused(FileProblem.NO_GAME_INSIDE);
        } else if (gif[at] != EXTENSION || number(gif, at + 1) != COMMENT) {
          at++;
        } else {
          at += 2;
          comment();
        }
      }
      return result == null;
    }

    /** Reads blocks, each after its length, up to an empty one. */
    private void comment() {
      StringBuilder comment = new StringBuilder();
      while (at < gif.length && gif[at] != 0 && comment.length() < LONGEST) {
        int end = Math.min(gif.length, at + 1 + number(gif, at));
        while (++at < end) {
          comment.append((char) number(gif, at));
        }
      }
      String text = comment.toString();
      if (text.contains(Fragment.Word.GAME.prefix())
          || text.contains(Fragment.Word.STUDY.prefix())) {
        result = Parsed.ok(text);
      }
    }

    @Override
    public Parsed<String> result() {
      while (goOn()) {
        // The condition does the work.
      }
      return Objects.requireNonNull(result);
    }
  }

  private static int number(byte[] bytes, int index) {
    return bytes[index] & 255;
  }
}
