package org.hexstones.web.update;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.web.model.ArrangeEvent;
import org.hexstones.web.model.Arrangement;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.Match;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Names;
import org.hexstones.web.model.Replay;
import org.jspecify.annotations.Nullable;

/** How a position is made by hand. */
final class ArrangeUpdate {
  private final Function<String, Parsed<Setup>> reader;

  ArrangeUpdate(Function<String, Parsed<Setup>> reader) {
    this.reader = reader;
  }

  /** The next model, or null where the event is none of a position being made. */
  @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof Event.OfArrangement of && of.event() instanceof ArrangeEvent.Begin) {
      Parsed<Setup> setup = reader.apply(model.form().command());
      return setup instanceof Parsed.Ok<Setup> ok
          ? with(model, Arrangement.on(ok.value())).with(d -> d.focus = "")
          : model;
    }
    if (event instanceof Event.OfArrangement of && of.event() instanceof ArrangeEvent.FromGame) {
      return fromGame(model);
    }
    Arrangement now = model.arranged();
    if (now == null) {
      return null;
    }
    if (event instanceof Event.Press press) {
      int cell = now.setup().board().cellNamed(press.cell());
      return cell == Board.NO_CELL
          ? model
          : with(model, now.pressed(cell)).with(d -> d.focus = press.cell());
    }
    return event instanceof Event.OfArrangement of
        ? changed(model, now, of.event())
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
      names.add(Names.of(left.record(), player));
    }
    return with(model, Arrangement.of(Replay.to(left)))
        .with(
            d -> {
              d.form = model.form().withSeats(left.seats()).withNames(names);
              d.focus = "";
            });
  }

  private static Model changed(Model model, Arrangement now, ArrangeEvent event) {
    if (event instanceof ArrangeEvent.Brush brush) {
      return with(model, now.withBrush(brush.colour()));
    }
    if (event instanceof ArrangeEvent.ToMove toMove) {
      return with(model, now.withToMove(toMove.colour()));
    }
    if (event instanceof ArrangeEvent.Clear) {
      return with(model, now.cleared());
    }
    if (event instanceof ArrangeEvent.Leave) {
      return with(model, null);
    }
    return event instanceof ArrangeEvent.Play ? play(model, now) : model;
  }

  private static Model play(Model model, Arrangement now) {
    Start start = now.start();
    if (!now.setup().position(start).isOk()) {
      // The screen tells why in place.
      return model;
    }
    Form form = model.form();
    GameRecord record =
        new GameRecord(
            now.setup(),
            start,
            Node.ROOT,
            Names.tags(form.names(), form.seats(), now.setup().players()));
    return FormUpdate.begin(model, record, form.seats(), form.clock());
  }

  private static Model with(Model model, @Nullable Arrangement arrangement) {
    return model.with(d -> d.arrangement = arrangement);
  }
}
