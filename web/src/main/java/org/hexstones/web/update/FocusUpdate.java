package org.hexstones.web.update;

import java.util.List;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.jspecify.annotations.Nullable;

/** Which cell of a board the keyboard is on, whatever board it is. */
final class FocusUpdate {
  private FocusUpdate() {}

  /** The next model, or null where the event is none of the keyboard's on a board. */
  static @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof Event.Focus focus) {
      return model.with(d -> d.focus = focus.cell());
    }
    if (event instanceof Event.Walk walk) {
      effects.add(new Effect.FocusCell(walk.cell()));
      return model.with(d -> d.focus = walk.cell());
    }
    return null;
  }
}
