package org.hexstones.web.protocol;

import org.jspecify.annotations.Nullable;

/** The text form of the messages about pictures. */
public final class PictureCodec {
  /** Files as data, and the texts of a language. */
  private static final int LONGEST = 400_000;

  /** A board is turned by a multiple of 30°. */
  private static final int TURNS = 12;

  private static final Forms<PictureRequest> REQUESTS = requests();

  private static final Forms<PictureAnswer> ANSWERS =
      new Forms<PictureAnswer>(Integer.MAX_VALUE)
          .with(
              "drawn",
              new PictureAnswer.Drawn(""),
              (fields, answer) -> new PictureAnswer.Drawn(fields.rest(answer.file())))
          .with(
              "drawing",
              new PictureAnswer.Drawing(0),
              (fields, answer) ->
                  new PictureAnswer.Drawing(fields.number(answer.thousandths(), 0, Fields.ONE)));

  private PictureCodec() {}

  private static Forms<PictureRequest> requests() {
    PictureRequest any =
        new PictureRequest(
            PictureRequest.Kind.GIF, "", "", "", 0, "", PictureRequest.Film.WHOLE, "");
    return new Forms<PictureRequest>(LONGEST).with("draw", any, PictureCodec::fields);
  }

  private static PictureRequest fields(Fields fields, PictureRequest request) {
    return new PictureRequest(
        fields.oneOf(request.kind(), PictureRequest.Kind.values()),
        fields.text(request.language()),
        fields.text(request.caption()),
        fields.text(request.letters()),
        fields.number(request.turn(), 0, TURNS - 1),
        fields.text(request.link()),
        film(fields, request.film()),
        fields.rest(request.texts()));
  }

  private static PictureRequest.Film film(Fields fields, PictureRequest.Film film) {
    return new PictureRequest.Film(
        fields.number(film.from(), 1, PictureRequest.MOST_TURNS),
        fields.number(film.to(), 1, PictureRequest.MOST_TURNS),
        fields.number(film.hundredths(), 0, Fields.ONE),
        fields.number(film.side(), PictureRequest.Film.LEAST_SIDE, PictureRequest.Film.MOST_SIDE),
        fields.flag(film.code()));
  }

  public static String write(PictureRequest request) {
    return REQUESTS.write(request);
  }

  /** Reads a request; null if the text is none. */
  public static @Nullable PictureRequest readRequest(String text) {
    return REQUESTS.read(text);
  }

  public static String write(PictureAnswer answer) {
    return ANSWERS.write(answer);
  }

  /** Reads an answer; null if the text is none. */
  public static @Nullable PictureAnswer readAnswer(String text) {
    return ANSWERS.read(text);
  }
}
