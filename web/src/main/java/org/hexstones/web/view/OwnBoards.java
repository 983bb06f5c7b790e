package org.hexstones.web.view;

import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.markup.Element;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.OwnBoard;
import org.hexstones.web.model.SketchEvent;
import org.hexstones.web.text.PlayWord;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** The boards that were drawn and kept, as pictures to choose from; and the way to another one. */
final class OwnBoards {
  private OwnBoards() {}

  static Element draw(Scene scene, Model model, Thumbnails thumbnails) {
    Talk talk = scene.talk();
    Element boards =
        Element.of("section", "own-boards")
            .key("own-boards")
            .add(
                Controls.button(
                    "draw-board",
                    talk.word(PlayWord.DRAW_BOARD),
                    new Event.OfSketch(new SketchEvent.Begin())));
    for (OwnBoard board : model.boards()) {
      boards.add(board(scene, model, board, thumbnails));
    }
    return boards;
  }

  /** Null for what cannot be played on; it stays where it is kept. */
  private static @Nullable Element board(
      Scene scene, Model model, OwnBoard board, Thumbnails thumbnails) {
    Form form = scene.drawn(board);
    if (!(scene.setups().apply(form.command()) instanceof Parsed.Ok<Setup> setup)) {
      return null;
    }
    GameView game = scene.game(setup.value().game().id());
    return Element.of("div", "own-board")
        .key(board.name())
        .add(
            Element.of("button", "tile")
                .with("type", "button")
                .with("data-action", "use-kept-board")
                .with("data-board", board.name())
                .with("aria-pressed", isSame(form, model.form()) ? "true" : "false")
                .on("click", new Event.ChooseGame(form))
                .add(thumbnails.of(game, setup.value()), Element.of("strong").text(board.name())),
            Controls.icon(
                "delete-board",
                Icon.DELETE,
                scene.talk().library().delete(board.name()),
                new Event.OfSketch(new SketchEvent.Delete(board.name())),
                true));
  }

  /** The same cells and stars; komi, seats and the like may differ. */
  private static boolean isSame(Form one, Form other) {
    return one.keyword().equals(other.keyword())
        && one.board().equals(other.board())
        && OwnBoard.stars(one).equals(OwnBoard.stars(other));
  }
}
