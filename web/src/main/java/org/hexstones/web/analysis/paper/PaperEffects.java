package org.hexstones.web.analysis.paper;

import java.util.function.Consumer;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;

/** Handles the effects of diagrams, films and worksheets. */
public final class PaperEffects {
  private PaperEffects() {}

  public static void addTo(EffectHandlers table, PaperPort port, Consumer<Event> dispatch) {
    table
        .on(PaperEffect.Save.class, save -> port.save(save.png(), save.pictures()))
        .on(PaperEffect.SaveFilm.class, port::film)
        .on(PaperEffect.Print.class, print -> port.print(print.sheets()))
        .on(
            PaperEffect.FetchPuzzles.class,
            fetch -> port.puzzles(list -> dispatch.accept(new PaperEvent.Came(list))));
  }
}
