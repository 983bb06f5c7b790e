package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Form;
import org.hexstones.web.text.Talk;

/** The picture of what a form says, beside it. */
final class BoardPreview {
  private final Scene scene;
  private final Talk talk;
  private final GameView game;
  private final Form form;
  private final Parsed<Setup> setup;
  private final Thumbnails thumbnails;

  /**
   * @param setup what the form says
   * @param thumbnails the boards as they were drawn before
   */
  BoardPreview(Scene scene, GameView game, Form form, Parsed<Setup> setup, Thumbnails thumbnails) {
    this.scene = scene;
    talk = scene.talk();
    this.game = game;
    this.form = form;
    this.setup = setup;
    this.thumbnails = thumbnails;
  }

  /** The board as it would be; where stars are chosen one by one, its cells can be pressed. */
  Element draw() {
    Element preview = Element.of("div", "preview").key("preview");
    if (!(pictured() instanceof Parsed.Ok<Setup> ok)) {
      return preview;
    }
    Field.Cells pressed = null;
    for (Field field : game.fields(talk, form)) {
      if (field instanceof Field.Cells cells) {
        pressed = cells;
      }
    }
    Setup shown = ok.value();
    Element picture =
        pressed == null
            ? thumbnails.of(game, shown)
            : Thumbnail.ofCells(shown.board(), game.marks(Play.begin(shown)), pressed.name());
    return preview.add(
        picture,
        Element.of("p", "hint").text(talk.page().boardOf(talk.number(shown.board().size()))));
  }

  /** The set-up, or where an option of it is refused, what is left without that. */
  private Parsed<Setup> pictured() {
    if (setup instanceof Parsed.Ok) {
      return setup;
    }
    for (Form.Option option : form.options()) {
      Parsed<Setup> without = scene.setups().apply(form.with(option.name(), "").command());
      if (without instanceof Parsed.Ok) {
        return without;
      }
    }
    return scene
        .setups()
        .apply(new Form(form.keyword(), form.board(), List.of(), List.of()).command());
  }
}
