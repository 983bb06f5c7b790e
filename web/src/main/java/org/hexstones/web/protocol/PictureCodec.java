package org.hexstones.web.protocol;

import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** The text form of the messages about pictures: lines, of which the first is a word. */
public final class PictureCodec {
  private static final String DRAWING = "drawing\n";
  private static final String DRAWN = "drawn\n";

  private static final int LONGEST = 400_000;

  /** A board is turned by a multiple of 30°. */
  private static final int TURNS = 12;

  private PictureCodec() {}

  public static String write(PictureRequest request) {
    return Lines.join(
        request.kind().name(),
        request.language(),
        request.caption(),
        String.valueOf(request.turn()),
        request.link(),
        request.texts());
  }

  /** Reads a request; null if the text is none. */
  public static @Nullable PictureRequest readRequest(String text) {
    String[] lines = new String[5];
    int from = 0;
    for (int i = 0; i < lines.length; i++) {
      int end = text.indexOf('\n', from);
      if (end < 0 || text.length() > LONGEST) {
        return null;
      }
      lines[i] = text.substring(from, end);
      from = end + 1;
    }
    int turn = Words.number(lines[3]);
    for (PictureRequest.Kind kind : PictureRequest.Kind.values()) {
      if (kind.name().equals(lines[0]) && turn >= 0 && turn < TURNS) {
        return new PictureRequest(kind, lines[1], lines[2], turn, lines[4], text.substring(from));
      }
    }
    return null;
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
