package org.hexstones.web.feature.start;

import org.hexstones.game.Setup;
import org.hexstones.web.i18n.LibraryKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.session.Lobby;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.control.Controls;
import org.hexstones.web.ui.control.Icon;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The boards that a person has drawn and saved, as pictures to choose from. */
final class OwnBoards {
  private OwnBoards() {}

  /** The pictures; null if there are no boards. */
  static @Nullable Element draw(ViewContext context, Lobby lobby, Thumbnails thumbnails) {
    if (lobby.boards().isEmpty()) {
      return null;
    }
    Element boards = Element.of("section", "own-boards").key("own-boards");
    for (OwnBoard board : lobby.boards()) {
      boards.add(board(context, lobby, board, thumbnails));
    }
    return boards;
  }

  /** The result is null for a board that this game refuses. The board stays stored. */
  private static @Nullable Element board(
      ViewContext context, Lobby lobby, OwnBoard board, Thumbnails thumbnails) {
    GameForm form = context.drawn(board);
    Setup setup = context.setups().apply(form.command()).orNull();
    if (setup == null) {
      return null;
    }
    GameView game = context.game(setup.game().id());
    return Element.of("div", "own-board")
        .key(board.name())
        .add(
            Element.of("button", "tile")
                .with("type", "button")
                .with("data-action", "use-kept-board")
                .with("data-board", board.name())
                .with("aria-pressed", isSame(game, form, lobby.form()) ? "true" : "false")
                .on("click", new StartEvent.ChooseGame(form))
                .add(thumbnails.of(game, setup), Element.of("strong").text(board.name())),
            Controls.icon(
                "delete-board",
                Icon.DELETE,
                context.messages().say(LibraryKey.DELETE, board.name()),
                new StartEvent.DeleteBoard(board.name()),
                true));
  }

  /** Whether two forms have the same cells and stars. Komi, seats and the rest may differ. */
  private static boolean isSame(GameView game, GameForm one, GameForm other) {
    return one.keyword().equals(other.keyword())
        && one.board().equals(other.board())
        && game.stars(one).equals(game.stars(other));
  }
}
