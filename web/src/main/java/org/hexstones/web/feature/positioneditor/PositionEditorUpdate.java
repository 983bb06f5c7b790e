package org.hexstones.web.feature.positioneditor;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.web.app.Model;
import org.hexstones.web.feature.start.StartUpdate;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.BoardEvent;
import org.hexstones.web.ui.FocusUpdate;
import org.jspecify.annotations.Nullable;

/** How a position is made by hand. */
public final class PositionEditorUpdate {
  private final Function<String, Parsed<Setup>> reader;

  public PositionEditorUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** The next model, or null where the event is none of a position being made. */
  public @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof Route.PositionEditor) {
      Parsed<Setup> setup = reader.apply(model.form().command());
      return setup instanceof Parsed.Ok<Setup> ok
          ? with(model, PositionEditor.on(ok.value())).with(d -> d.focus = "")
          : model;
    }
    if (event instanceof Route.EditLeftPosition) {
      return fromGame(model);
    }
    PositionEditor now = model.arranged();
    if (now == null) {
      return null;
    }
    if (event instanceof BoardEvent.Press press) {
      int cell = now.setup().board().cellNamed(press.cell());
      return cell == Board.NO_CELL
          ? model
          : with(model, now.pressed(cell)).with(d -> d.focus = press.cell());
    }
    return event instanceof PositionEditorEvent of
        ? changed(model, now, of)
        : FocusUpdate.update(model, event, effects);
  }

  /** The same persons sit at it. */
  private static Model fromGame(Model model) {
    Match left = model.match();
    if (left == null || model.playing()) {
      return model;
    }
    List<String> names = new ArrayList<>();
    for (int player = 0; player < left.seats().size(); player++) {
      names.add(PlayerNames.of(left.record(), player));
    }
    return with(model, PositionEditor.of(PositionCache.to(left)))
        .with(
            d -> {
              d.form = model.form().withSeats(left.seats()).withNames(names);
              d.focus = "";
            });
  }

  private static Model changed(Model model, PositionEditor now, PositionEditorEvent event) {
    if (event instanceof PositionEditorEvent.Brush brush) {
      return with(model, now.withBrush(brush.colour()));
    }
    if (event instanceof PositionEditorEvent.ToMove toMove) {
      return with(model, now.withToMove(toMove.colour()));
    }
    if (event instanceof PositionEditorEvent.Clear) {
      return with(model, now.cleared());
    }
    if (event instanceof PositionEditorEvent.Leave) {
      return with(model, null);
    }
    return event instanceof PositionEditorEvent.Play ? play(model, now) : model;
  }

  private static Model play(Model model, PositionEditor now) {
    Start start = now.start();
    if (!now.setup().position(start).isOk()) {
      // The screen tells why in place.
      return model;
    }
    GameForm form = model.form();
    GameRecord record =
        new GameRecord(
            now.setup(),
            start,
            Node.ROOT,
            PlayerNames.tags(form.names(), form.seats(), now.setup().players()));
    return StartUpdate.begin(model, record, form.seats(), form.clock());
  }

  private static Model with(Model model, @Nullable PositionEditor arrangement) {
    return model.with(d -> d.arrangement = arrangement);
  }
}
