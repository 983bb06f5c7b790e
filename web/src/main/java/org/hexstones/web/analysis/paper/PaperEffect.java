package org.hexstones.web.analysis.paper;

import java.util.List;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.protocol.PictureRequest;

/** Effects of diagrams, films and worksheets. */
public sealed interface PaperEffect extends Effect {
  /** Saves pictures: one as a file, several in an archive. */
  record Save(boolean png, List<Picture> pictures) implements PaperEffect {
    public Save {
      pictures = List.copyOf(pictures);
    }
  }

  /**
   * Has an animated picture drawn, and saves it.
   *
   * @param name the file's name without its ending
   * @param link the address of the line
   * @param turn how the board is turned
   */
  record SaveFilm(String name, String link, String caption, int turn, FilmForm form)
      implements PaperEffect {
    /** How the picture runs. Its link is in it, and no code ends it: it is a part of an article. */
    public PictureRequest.Film film() {
      return new PictureRequest.Film(
          form.first(), form.last(), form.pace().hundredths(), form.side(), false);
    }
  }

  record Print(List<String> sheets) implements PaperEffect {
    public Print {
      sheets = List.copyOf(sheets);
    }
  }

  /** Fetches the puzzles and reports them as {@link PaperEvent.Came}. */
  record FetchPuzzles() implements PaperEffect {}
}
