package org.hexstones.web.analysis.paper;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What diagrams, films and worksheets use of the browser. */
public interface PaperPort {
  /** Saves pictures: one as a file, several in an archive. */
  void save(boolean png, List<Picture> pictures);

  /** Has an animated picture drawn, and saves it. */
  void film(PaperEffect.SaveFilm film);

  /** Prints sheets, each the text of an SVG picture. */
  void print(List<String> sheets);

  /** Fetches the list of puzzles; null if that fails. */
  void puzzles(Consumer<@Nullable String> came);
}
