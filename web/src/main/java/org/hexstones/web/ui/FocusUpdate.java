package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.web.app.Effect;
import org.hexstones.web.app.Event;
import org.hexstones.web.app.Model;
import org.jspecify.annotations.Nullable;

/** Which cell of a board the keyboard is on, whatever board it is. */
public final class FocusUpdate {
  private FocusUpdate() {}

  /** The next model, or null where the event is none of the keyboard's on a board. */
  public static @Nullable Model update(Model model, Event event, List<Effect> effects) {
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
