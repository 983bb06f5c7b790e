package org.hexstones.web.app;

import java.util.List;
import java.util.Objects;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;

/** Has what an event has changed kept, and counts no move as kept that was replaced. */
final class AutosaveUpdate {
  private AutosaveUpdate() {}

  // What has not been replaced has not changed.
  @SuppressWarnings("ReferenceEquality")
  static Model follow(Model before, Model after, List<Effect> effects) {
    Model counted = after;
    Match shown = after.shown();
    if (shown != null && (shown != before.match() || !before.playing())) {
      Match old = before.match();
      boolean same =
          old != null
              && before.playing()
              && old.id().equals(shown.id())
              && old.record() == shown.record()
              && old.cursor() == shown.cursor()
              && old.sent() == shown.sent()
              && old.seats().equals(shown.seats())
              && (shown.clocks().areNone() || old.paused() == shown.paused());
      if (!same && !after.sharing().isVisit(shown)) {
        effects.add(new StoreEffect.Save(shown));
      }
      if (old != null && old.id().equals(shown.id()) && old.record() != shown.record()) {
        int common = LinkGame.fork(old.record().mainLine(), shown.record().mainLine());
        if (after.library().kept(shown) > common) {
          counted = after.with(d -> d.library = after.library().withKept(shown.id(), common));
        }
      }
    }
    if (shown == null && before.playing()) {
      effects.add(new AppEffect.LeaveMatch());
    }
    if (!Objects.equals(before.settings(), after.settings())) {
      effects.add(new PreferencesEffect.SaveSettings(after.settings()));
    }
    if (after.playing() && (!before.playing() || before.form() != after.form())) {
      effects.add(new PreferencesEffect.SaveForm(after.form()));
    }
    return counted;
  }
}
