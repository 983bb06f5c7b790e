package org.hexstones.web.app;

import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.hexstones.web.app.OpeningEvent.Entry;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.address.HistorySync;
import org.hexstones.web.route.Address;

/** Handles the effects of the start, the address and the history. */
final class OpeningEffects {
  /** The tab of the browser. */
  interface Tab {
    /** The present entry of the history. */
    Entry entry();

    void clearAddress();

    void keepAddress();

    /** The match that is shown, if any, belongs in the address of the present entry. */
    void writeAddress();

    void openStudy(Address.Study asked);

    /** Reads a link, and dispatches {@link OpeningEvent.LinkRead} at some time after the call. */
    void readLink(Address.Game asked);

    void restoreMeeting(String meeting);

    void showPage();
  }

  private final Tab tab;
  private final HistorySync history;
  private final Consumer<Event> dispatch;

  /**
   * @param layers the number of screens over the start screen
   */
  OpeningEffects(
      Tab tab, HistorySync.Entries entries, IntSupplier layers, Consumer<Event> dispatch) {
    this.tab = tab;
    this.dispatch = dispatch;
    history = new HistorySync(entries, layers, new Walk());
  }

  /** What a step in the browser's history does. */
  private final class Walk implements HistorySync.Walk {
    @Override
    public void back() {
      dispatch.accept(new OpeningEvent.WentBack());
    }

    @Override
    public void forth() {
      dispatch.accept(new OpeningEvent.WentForward(tab.entry()));
    }

    @Override
    public void across() {
      dispatch.accept(new OpeningEvent.WentAcross(tab.entry()));
    }

    @Override
    public void arrived() {
      tab.writeAddress();
    }
  }

  HistorySync history() {
    return history;
  }

  void addressChanged() {
    dispatch.accept(new OpeningEvent.AddressChanged(tab.entry(), history.isHere()));
  }

  void addTo(EffectHandlers table) {
    table
        .on(OpeningEffect.Then.class, effect -> dispatch.accept(effect.event()))
        .on(OpeningEffect.ShowPage.class, effect -> tab.showPage())
        .on(OpeningEffect.ReadLink.class, effect -> readLink(effect.asked()))
        .on(OpeningEffect.OpenStudy.class, effect -> tab.openStudy(effect.asked()))
        .on(OpeningEffect.RestoreMeeting.class, effect -> tab.restoreMeeting(effect.meeting()))
        .on(OpeningEffect.ClearAddress.class, effect -> tab.clearAddress())
        .on(OpeningEffect.KeepAddress.class, effect -> tab.keepAddress())
        .on(OpeningEffect.BeginHistory.class, effect -> history.begin(effect.isPlain()))
        .on(OpeningEffect.BeginUnread.class, effect -> history.beginAsked())
        .on(OpeningEffect.BeginTyped.class, effect -> history.typed())
        .on(OpeningEffect.SettleEntry.class, effect -> history.settled());
  }

  private void readLink(Address.Game asked) {
    history.await();
    tab.readLink(asked);
  }
}
