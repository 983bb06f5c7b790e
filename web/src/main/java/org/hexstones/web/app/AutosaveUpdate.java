package org.hexstones.web.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.hexstones.web.match.Clocks;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.route.Dialog;
import org.hexstones.web.session.Session;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.jspecify.annotations.Nullable;

/** Saves what an event has changed. */
final class AutosaveUpdate {
  private AutosaveUpdate() {}

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  static Next<Model> follow(Model before, Model after) {
    List<Effect> effects = new ArrayList<>();
    Match shown = after.shown();
    Match old = before.shown();
    if (shown != null && !after.sharing().isVisit(shown)) {
      boolean changed = shown != old && isChanged(old, shown);
      if (isStored(after, shown)) {
        if (changed || !isStored(before, shown)) {
          effects.add(new StoreEffect.Save(shown));
        }
      } else if (changed) {
        effects.add(new StoreEffect.Note(shown));
      }
    }
    if (shown == null && old != null) {
      effects.add(new AppEffect.LeaveMatch());
    }
    Session session = after.session();
    if (!Objects.equals(before.session().settings(), session.settings())) {
      effects.add(new PreferencesEffect.SaveSettings(session.settings()));
    }
    if (shown != null && (old == null || before.session().form() != session.form())) {
      effects.add(new PreferencesEffect.SaveForm(session.form()));
    }
    return new Next<>(after, effects);
  }

  /**
   * Whether a match is one of the stored games. A board that is left without a move is none, unless
   * it is on another device, too, or may be: its link is shown.
   */
  private static boolean isStored(Model model, Match match) {
    return !match.isEmpty()
        || model.library().savedPlies(match) >= 0
        || (match.isByLink() && model.session().dialog() == Dialog.SHARE)
        || (model.live().isConnected() && model.live().game().equals(match.id()));
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isChanged(@Nullable Match old, Match shown) {
    return old == null
        || !old.id().equals(shown.id())
        || old.record() != shown.record()
        || old.cursor() != shown.cursor()
        || old.sent() != shown.sent()
        || !old.seats().equals(shown.seats())
        || !old.clocks().control().equals(shown.clocks().control())
        || (!shown.clocks().areNone()
            && (old.paused() != shown.paused() || isNextSecond(old.clocks(), shown.clocks())));
  }

  /** Whether a clock shows another second, so that a reload gives back less than one. */
  private static boolean isNextSecond(Clocks old, Clocks now) {
    for (int player = 0; player < now.left().size(); player++) {
      if (old.left().get(player) / 1000 != now.left().get(player) / 1000) {
        return true;
      }
    }
    return false;
  }
}
