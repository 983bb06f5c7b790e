package org.hexstones.web.app;

import java.util.function.Consumer;
import org.hexstones.web.app.OpeningEvent.Entry;
import org.hexstones.web.feature.live.LiveEvent;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.storage.LiveTabs;
import org.hexstones.web.route.Address;
import org.hexstones.web.storage.GamePersistence;

/** The tab of the browser in which the page is. */
final class BrowserTab implements OpeningEffects.Tab {
  private final AddressBar address;
  private final GamePersistence persistence;
  private final LinkOpener opener;
  private final Runnable show;
  private final Consumer<Event> dispatch;

  /**
   * @param show shows the page
   */
  BrowserTab(
      AddressBar address,
      GamePersistence persistence,
      LinkOpener opener,
      Runnable show,
      Consumer<Event> dispatch) {
    this.address = address;
    this.persistence = persistence;
    this.opener = opener;
    this.show = show;
    this.dispatch = dispatch;
  }

  @Override
  public Entry entry() {
    return new Entry(PageAddress.hash(), address.match(), address.isKept());
  }

  @Override
  public void clearAddress() {
    PageAddress.clearHash();
  }

  @Override
  public void keepAddress() {
    address.keep();
  }

  @Override
  public void writeAddress() {
    address.again();
  }

  @Override
  public void openStudy(Address.Study asked) {
    persistence.settled(kept -> PageAddress.reloadAt(Address.study(asked.link(), asked.at())));
  }

  @Override
  public void readLink(Address.Game asked) {
    opener.link(asked);
  }

  @Override
  public void restoreMeeting(String meeting) {
    LiveTabs.isHeld(meeting, held -> dispatch.accept(new LiveEvent.Restore(meeting, held)));
  }

  @Override
  public void showPage() {
    Browser.later(show);
  }
}
