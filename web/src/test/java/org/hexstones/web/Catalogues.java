package org.hexstones.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.text.Catalogue;
import org.hexstones.web.text.Language;
import org.hexstones.web.text.Talk;
import org.hexstones.web.view.Scenes;

/** The languages without a browser, from their files: the common one and those of programs. */
public final class Catalogues {
  /** All that views have at hand. */
  public static final Scenes SCENES =
      new Scenes(GameViews.ALL, Games.ALL::setup, Catalogues::of, new PlainNumbers());

  private Catalogues() {}

  public static Catalogue of(Language language) {
    try {
      String common = Files.readString(Path.of("src/main/texts", language.tag() + ".txt"));
      String study = Files.readString(Path.of("src/main/texts/study", language.tag() + ".txt"));
      return Catalogue.read(common + study);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Talk talk(Language language) {
    return new Talk(language, of(language), new PlainNumbers());
  }
}
