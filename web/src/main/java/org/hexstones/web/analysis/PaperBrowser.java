package org.hexstones.web.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.notation.file.PngGame;
import org.hexstones.notation.file.Utf8;
import org.hexstones.web.analysis.paper.PaperEffect;
import org.hexstones.web.analysis.paper.PaperPort;
import org.hexstones.web.analysis.paper.Picture;
import org.hexstones.web.diagram.PngDensity;
import org.hexstones.web.diagram.ZipFile;
import org.hexstones.web.feature.sharing.PictureMaker;
import org.hexstones.web.feature.sharing.SharingEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.platform.CanvasGuard;
import org.hexstones.web.platform.files.Pictures;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.platform.files.SavedFile;
import org.hexstones.web.protocol.PictureRequest;
import org.jspecify.annotations.Nullable;

/** Saves and prints in the browser what is made for articles and paper. */
final class PaperBrowser implements PaperPort {
  private static final int PIXELS_A_METRE = 11811;

  private final PictureMaker films;
  private final Supplier<Messages> messages;
  private final Consumer<SharingEvent> listener;

  /**
   * @param pictures the address of the worker that draws pictures
   */
  PaperBrowser(String pictures, Supplier<Messages> messages, Consumer<SharingEvent> listener) {
    films = new PictureMaker(pictures, listener);
    this.messages = messages;
    this.listener = listener;
  }

  /**
   * Several pictures are one archive: browsers ask, or do nothing, where a page saves several files
   * at a press.
   */
  @Override
  public void save(boolean png, List<Picture> pictures) {
    List<ZipFile.Entry> files = new ArrayList<>();
    if (!png) {
      for (Picture picture : pictures) {
        files.add(new ZipFile.Entry(picture.name() + ".svg", Utf8.write(picture.svg())));
      }
      save(files, "image/svg+xml");
    } else if (CanvasGuard.isOn()) {
      failed();
    } else {
      convert(pictures, files);
    }
  }

  /** Converts one after another. */
  private void convert(List<Picture> pictures, List<ZipFile.Entry> files) {
    if (files.size() == pictures.size()) {
      save(files, "image/png");
      return;
    }
    Picture picture = pictures.get(files.size());
    Pictures.png(
        picture.svg(),
        bytes -> {
          byte[] file = bytes == null ? null : PngGame.embed(bytes, picture.record()).orNull();
          if (file == null) {
            failed();
            return;
          }
          files.add(
              new ZipFile.Entry(
                  picture.name() + ".png",
                  picture.forPaper() ? PngDensity.with(file, PIXELS_A_METRE) : file));
          convert(pictures, files);
        });
  }

  private void save(List<ZipFile.Entry> files, String type) {
    boolean isOne = files.size() == 1;
    ZipFile.Entry first = files.get(0);
    String name = first.name();
    save(
        isOne ? name : name.substring(0, name.indexOf('-')) + "-diagrams.zip",
        isOne ? type : "application/zip",
        isOne ? first.bytes() : ZipFile.of(files));
  }

  private void save(String name, String type, byte[] bytes) {
    if (!SavedFile.save(name, type, bytes)) {
      failed();
    }
  }

  private void failed() {
    listener.accept(new SharingEvent.NotSaved());
  }

  @Override
  public void film(PaperEffect.SaveFilm film) {
    int side = film.form().side();
    String letters =
        CanvasGuard.isOn()
            ? ""
            : Pictures.letters(film.caption(), side, PictureRequest.LETTERS_HEIGHT);
    films.make(
        new PictureRequest(
            PictureRequest.Kind.GIF,
            messages.get().language().tag(),
            film.caption(),
            letters,
            film.turn(),
            film.link(),
            film.film(),
            ""),
        drawn -> save(film.name() + ".gif", "image/gif", drawn.bytes()));
  }

  @Override
  public void print(List<String> sheets) {
    Pictures.print(sheets.toArray(new String[0]), this::failed);
  }

  @Override
  public void puzzles(Consumer<@Nullable String> came) {
    PuzzleFile.fetch(came);
  }
}
