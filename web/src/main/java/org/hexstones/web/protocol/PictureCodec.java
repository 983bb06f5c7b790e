package org.hexstones.web.protocol;

import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** The text form of the messages about pictures: lines, of which the first is a word. */
public final class PictureCodec {
  private static final String GIF = "gif";
  private static final String POSTER = "poster";
  private static final String DRAWING = "drawing\n";
  private static final String DRAWN = "drawn\n";

  private static final int LONGEST = 400_000;

  private PictureCodec() {}

  public static String write(PictureRequest request) {
    return Lines.join(
        request.poster() ? POSTER : GIF,
        request.language(),
        request.caption(),
        request.link(),
        request.texts());
  }

  /** Reads a request; null if the text is none. */
  public static @Nullable PictureRequest readRequest(String text) {
    String[] lines = new String[4];
    int from = 0;
    for (int i = 0; i < lines.length; i++) {
      int end = text.indexOf('\n', from);
      if (end < 0 || text.length() > LONGEST) {
        return null;
      }
      lines[i] = text.substring(from, end);
      from = end + 1;
    }
    boolean poster = lines[0].equals(POSTER);
    return poster || lines[0].equals(GIF)
        ? new PictureRequest(poster, lines[1], lines[2], lines[3], text.substring(from))
        : null;
  }

  public static String write(PictureAnswer answer) {
    return answer instanceof PictureAnswer.Drawn drawn
        ? DRAWN + drawn.file()
        : DRAWING + ((PictureAnswer.Drawing) answer).thousandths();
  }

  /** Reads an answer; null if the text is none. */
  public static @Nullable PictureAnswer readAnswer(String text) {
    if (text.startsWith(DRAWN)) {
      return new PictureAnswer.Drawn(text.substring(DRAWN.length()));
    }
    int done = text.startsWith(DRAWING) ? Words.number(text.substring(DRAWING.length())) : -1;
    return done < 0 || done > 1000 ? null : new PictureAnswer.Drawing(done);
  }
}
