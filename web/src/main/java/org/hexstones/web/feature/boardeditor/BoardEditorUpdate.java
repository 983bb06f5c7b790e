package org.hexstones.web.feature.boardeditor;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.hex.Shape;
import org.hexstones.hex.Shapes;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Words;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.start.StartUpdate;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Address;
import org.hexstones.web.route.Route;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.FocusUpdate;
import org.jspecify.annotations.Nullable;

/** How a board is drawn, kept and chosen. */
public final class BoardEditorUpdate {
  private static final int USUAL_SIDE = 6;

  private final Function<String, Parsed<Setup>> reader;

  public BoardEditorUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** The next model, or null where the event is none of a board being drawn. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof BoardEditorEvent || event instanceof Route.BoardEditor) {
      return ofSketch(model, event, effects);
    }
    BoardEditor sketch = model.sketched();
    if (sketch == null) {
      return null;
    }
    if (event instanceof BoardEvent.Press press) {
      int cell = sketch.canvas().cellNamed(press.cell());
      return cell == Board.NO_CELL
          ? model
          : with(model, sketch.painted(cell)).with(d -> d.focus = press.cell());
    }
    return FocusUpdate.update(model, event, effects);
  }

  private Model ofSketch(Model model, Event event, List<Effect> effects) {
    if (event instanceof Route.BoardEditor) {
      return with(model, begun(model.form())).with(d -> d.focus = "");
    }
    if (event instanceof BoardEditorEvent.Delete delete) {
      return kept(model, without(model.boards(), delete.name()), effects);
    }
    BoardEditor sketch = model.sketched();
    return sketch == null ? model : changed(model, sketch, event, effects);
  }

  private Model changed(Model model, BoardEditor sketch, Event event, List<Effect> effects) {
    if (event instanceof BoardEditorEvent.Leave) {
      return with(model, null);
    }
    if (event instanceof BoardEditorEvent.Brush brush) {
      return with(model, sketch.withBrush(brush.brush()));
    }
    if (event instanceof BoardEditorEvent.Mirror mirror) {
      return with(model, sketch.withSymmetry(mirror.symmetry()));
    }
    if (event instanceof BoardEditorEvent.Side side) {
      return with(model, sketch.withSide(side.cells()));
    }
    if (event instanceof BoardEditorEvent.Fill fill) {
      return with(model, sketch.filled(fill.with()));
    }
    if (event instanceof BoardEditorEvent.StarTheRim) {
      return with(model, sketch.withStarsAtTheRim());
    }
    if (event instanceof BoardEditorEvent.Undo) {
      return with(model, sketch.undone());
    }
    if (event instanceof BoardEditorEvent.Name name) {
      return with(model, sketch.withName(name.text()));
    }
    if (event instanceof BoardEditorEvent.From from) {
      BoardEditor other = from(from.board());
      return other == null ? model : with(model, other.withName(sketch.name()));
    }
    OwnBoard board = sketch.board();
    if (board == null) {
      // The screen tells why in place.
      return model;
    }
    if (event instanceof BoardEditorEvent.Save && !board.name().isEmpty()) {
      List<OwnBoard> boards = new ArrayList<>();
      boards.add(board);
      boards.addAll(without(model.boards(), board.name()));
      return kept(model, boards, effects);
    }
    if (event instanceof BoardEditorEvent.Copy copy) {
      String link = model.sharing().base() + Address.of(copy.form());
      effects.add(new SharingEffect.Copy(link));
      return model;
    }
    return event instanceof BoardEditorEvent.Use use
        ? with(model, null).with(d -> d.form = StartUpdate.chosen(model, use.form()))
        : model;
  }

  /** The board and the stars that a form says, where the engine can read it. */
  private BoardEditor begun(GameForm form) {
    Parsed<Setup> setup = reader.apply(form.command());
    BoardEditor sketch =
        setup instanceof Parsed.Ok<Setup> ok ? from(ok.value().board().shape().text()) : null;
    return sketch == null ? BoardEditor.empty(USUAL_SIDE) : starred(sketch, form, setup);
  }

  /** Stars that a form lists one by one come along. */
  private static BoardEditor starred(BoardEditor sketch, GameForm form, Parsed<Setup> setup) {
    if (!(setup instanceof Parsed.Ok<Setup> ok)) {
      return sketch;
    }
    Board board = ok.value().board();
    List<Integer> stars = new ArrayList<>();
    for (Words.Word name : Words.split(OwnBoard.stars(form), ',')) {
      int cell = board.cellNamed(name.text());
      if (cell != Board.NO_CELL) {
        stars.add(cell);
      }
    }
    return Objects.requireNonNullElse(BoardEditor.of(board, stars), sketch);
  }

  private static @Nullable BoardEditor from(String board) {
    return Shapes.parse(board) instanceof Parsed.Ok<Shape> ok
        ? BoardEditor.of(Board.of(ok.value()), List.of())
        : null;
  }

  private static List<OwnBoard> without(List<OwnBoard> boards, String name) {
    List<OwnBoard> others = new ArrayList<>();
    for (OwnBoard board : boards) {
      if (!board.name().equals(name)) {
        others.add(board);
      }
    }
    return others;
  }

  private static Model kept(Model model, List<OwnBoard> boards, List<Effect> effects) {
    List<OwnBoard> most = boards.subList(0, Math.min(boards.size(), OwnBoard.MOST));
    effects.add(new PreferencesEffect.SaveBoards(most));
    return model.with(d -> d.boards = List.copyOf(most));
  }

  private static Model with(Model model, @Nullable BoardEditor sketch) {
    return model.with(d -> d.sketch = sketch);
  }
}
