package org.hexstones.web.feature.start;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Thumbnails;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.BoardNames;
import org.hexstones.web.ui.board.Layout;
import org.hexstones.web.ui.board.Thumbnail;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The preview of the form's board, turned as the board will be. */
final class BoardPreview {
  private final ViewContext context;
  private final Messages messages;
  private final GameView game;
  private final GameForm form;
  private final Parsed<Setup> setup;
  private final Thumbnails thumbnails;
  private final Viewport viewport;

  /**
   * @param setup the set-up of the form
   * @param thumbnails the cached drawings of boards
   * @param viewport the room of the board in the game
   */
  BoardPreview(
      ViewContext context,
      GameView game,
      GameForm form,
      Parsed<Setup> setup,
      Thumbnails thumbnails,
      Viewport viewport) {
    this.viewport = viewport;
    this.context = context;
    messages = context.messages();
    this.game = game;
    this.form = form;
    this.setup = setup;
    this.thumbnails = thumbnails;
  }

  /** The name of the option whose cells are chosen one by one, or empty. */
  private String pressedOption() {
    for (Field field : game.fields(messages, form)) {
      if (field instanceof Field.Cells cells) {
        return cells.name();
      }
    }
    return "";
  }

  /** The board of the form. If stars are chosen one by one, its cells can be pressed. */
  Element draw() {
    Element preview = Element.of("div", "preview").key("preview");
    SixSides sides = sides();
    if (sides != null) {
      return preview.add(sides.draw(), size(pictured()));
    }
    Setup shown = pictured();
    if (shown == null) {
      return preview;
    }
    String option = pressedOption();
    int turn = Layout.of(shown.board(), viewport).turn();
    Layout layout = Layout.small(shown.board(), turn);
    Element picture =
        option.isEmpty()
            ? thumbnails.of(game, shown, layout)
            : Thumbnail.ofCells(
                shown.board(),
                game.marks(Play.begin(shown)),
                layout,
                names -> new StartEvent.SetOption(option, names));
    return preview.add(picture, size(shown));
  }

  /** The number of cells, if the board is possible. */
  private @Nullable Element size(@Nullable Setup shown) {
    return shown == null
        ? null
        : Element.of("p", "hint").text(BoardNames.cells(messages, shown.board()));
  }

  /** The six sides of the form, if the game needs them or they make no board; else null. */
  private @Nullable SixSides sides() {
    String board = form.board();
    if (game.boardField(form.keyword()) == GameView.BoardField.SIX_SIDES) {
      return SixSides.read(board);
    }
    return board.startsWith("hexagon:") && !setup.isOk() ? SixSides.read(board.substring(8)) : null;
  }

  /**
   * The set-up; if an option of it is refused, the set-up without that option, or without any. Null
   * if the board itself is refused.
   */
  private @Nullable Setup pictured() {
    Setup pictured = setup.orNull();
    for (GameForm.Option option : form.options()) {
      if (pictured != null) {
        return pictured;
      }
      pictured = read(form.with(option.name(), ""));
    }
    return pictured == null
        ? read(new GameForm(form.keyword(), form.board(), List.of(), List.of()))
        : pictured;
  }

  private @Nullable Setup read(GameForm other) {
    return context.setups().apply(other.command()).orNull();
  }
}
