package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.web.app.Model;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Event;
import org.jspecify.annotations.Nullable;

/** Which cell of a board the keyboard is on, whatever board it is. */
public final class FocusUpdate {
  private FocusUpdate() {}

  /** The next model, or null where the event is none of the keyboard's on a board. */
  public static @Nullable Model update(Model model, Event event, List<Effect> effects) {
    if (event instanceof BoardEvent.Focus focus) {
      return model.with(d -> d.focus = focus.cell());
    }
    if (event instanceof BoardEvent.Walk walk) {
      effects.add(new ScreenEffect.FocusCell(walk.cell()));
      return model.with(d -> d.focus = walk.cell());
    }
    return null;
  }
}
