package org.hexstones.web.feature.start;

import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.boardeditor.BoardEditorEvent;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.Controls;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Icon;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The boards that were drawn and kept, as pictures to choose from; and the way to another one. */
final class OwnBoards {
  private OwnBoards() {}

  static Element draw(ViewContext scene, Model model, Thumbnails thumbnails) {
    Messages talk = scene.talk();
    Element boards =
        Element.of("section", "own-boards")
            .key("own-boards")
            .add(
                Controls.button(
                    "draw-board", talk.word(PlayKey.DRAW_BOARD), new Route.BoardEditor()));
    for (OwnBoard board : model.boards()) {
      boards.add(board(scene, model, board, thumbnails));
    }
    return boards;
  }

  /** Null for what cannot be played on; it stays where it is kept. */
  private static @Nullable Element board(
      ViewContext scene, Model model, OwnBoard board, Thumbnails thumbnails) {
    GameForm form = scene.drawn(board);
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
                .on("click", new StartEvent.ChooseGame(form))
                .add(thumbnails.of(game, setup.value()), Element.of("strong").text(board.name())),
            Controls.icon(
                "delete-board",
                Icon.DELETE,
                scene.talk().library().delete(board.name()),
                new BoardEditorEvent.Delete(board.name()),
                true));
  }

  /** The same cells and stars; komi, seats and the like may differ. */
  private static boolean isSame(GameForm one, GameForm other) {
    return one.keyword().equals(other.keyword())
        && one.board().equals(other.board())
        && OwnBoard.stars(one).equals(OwnBoard.stars(other));
  }
}
