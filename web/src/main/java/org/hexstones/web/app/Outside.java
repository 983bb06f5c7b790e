package org.hexstones.web.app;

import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.web.feature.live.LiveCodes;
import org.hexstones.web.feature.live.LiveEvent;
import org.hexstones.web.feature.puzzle.SolvedPuzzles;
import org.hexstones.web.live.MeetingCode;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.storage.BrowserStorage;
import org.hexstones.web.platform.storage.LiveTabs;
import org.hexstones.web.storage.Preferences;
import org.jspecify.annotations.Nullable;

/** What happens outside of the page: in other tabs, and to the version in use. */
final class Outside {
  private final Supplier<Model> model;
  private final Preferences preferences;
  private final Consumer<Event> dispatch;

  Outside(Supplier<Model> model, Preferences preferences, Consumer<Event> dispatch) {
    this.model = model;
    this.preferences = preferences;
    this.dispatch = dispatch;
  }

  /**
   * Listens from now on.
   *
   * @param serviceWorker the address of the service worker, or null
   */
  void listen(@Nullable String serviceWorker) {
    LiveTabs.listen(this::takes, meeting -> LiveCodes.holds(model.get().live(), meeting));
    BrowserStorage.onChange(this::changed);
    if (serviceWorker != null) {
      Versions.keep(serviceWorker, dispatch);
    }
  }

  /** As long as a reload would end or lose something, no new version takes over. */
  void hold(boolean isNeeded) {
    Versions.hold(isNeeded);
  }

  private void changed() {
    dispatch.accept(
        new AppEvent.ChangedElsewhere(
            preferences.boards(),
            SolvedPuzzles.read(preferences.solved()),
            preferences.practice()));
  }

  /** Another tab has opened an answer: takes it if this tab shows the invitation. */
  private boolean takes(String code) {
    MeetingCode read = MeetingCode.read(code).orNull();
    return read != null && read.map(offer -> false, this::takes);
  }

  private boolean takes(MeetingCode.Answer answer) {
    boolean mine = LiveCodes.isMine(model.get().live(), answer);
    if (mine) {
      dispatch.accept(new LiveEvent.HandedOver(answer));
    }
    return mine;
  }
}
