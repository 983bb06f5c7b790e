package org.hexstones.web.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.LinkGame;
import org.hexstones.web.match.Match;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.address.HistorySync;
import org.hexstones.web.route.Address;
import org.hexstones.web.storage.PreferencesEffect;
import org.hexstones.web.storage.StoreEffect;
import org.hexstones.web.storage.StoreEvent;
import org.jspecify.annotations.Nullable;

/**
 * A tab with a history and the page in it, without a browser: addresses go in, and the page and the
 * address come out.
 */
final class TabOnJvm implements HistorySync.Entries, OpeningEffects.Tab {
  /** An entry of the history, with what the page notes in its state. */
  private static final class Entry {
    private String fragment = "";
    private String match = "";
    private @Nullable String kept;
    private int depth = -1;

    Entry copy() {
      Entry copy = new Entry();
      copy.fragment = fragment;
      copy.match = match;
      copy.depth = depth;
      return copy;
    }
  }

  private final List<Entry> entries = new ArrayList<>(List.of(new Entry()));
  private final Map<String, Match> stored = new HashMap<>();

  /** The links that are being read. */
  private final Deque<Address.Game> reading = new ArrayDeque<>();

  private int at;
  private boolean hasLeft;
  private int pages;
  private @Nullable String shown;
  private @Nullable String last;
  private @Nullable EarlyMoves early;
  private @Nullable String study;
  private String draft = "";
  private boolean isDrawn;

  /** The match that belongs in the address, if any. */
  private @Nullable Match requested;

  private PageOnJvm page = new PageOnJvm();
  private OpeningEffects opening = opening();

  private OpeningEffects opening() {
    return new OpeningEffects(
        this, this, () -> page.model().session().screens().height(), event -> page.happens(event));
  }

  private Entry here() {
    return entries.get(at);
  }

  // What a person does.

  /** Opens an address in a new tab. */
  static TabOnJvm at(String fragment) {
    TabOnJvm tab = new TabOnJvm();
    tab.here().fragment = fragment;
    tab.load();
    return tab;
  }

  /** The same where moves were made on the early board. */
  static TabOnJvm at(String fragment, EarlyMoves early) {
    TabOnJvm tab = new TabOnJvm();
    tab.here().fragment = fragment;
    tab.early = early;
    tab.load();
    return tab;
  }

  /** Loads the page anew in the same tab. */
  void load() {
    page = new PageOnJvm("test" + pages++ + "-");
    opening = opening();
    EffectHandlers handlers = new EffectHandlers();
    addTo(handlers);
    handlers
        .on(StoreEffect.Save.class, effect -> save(effect.match()))
        .on(StoreEffect.Note.class, effect -> save(effect.match()))
        .on(AppEffect.LeaveMatch.class, effect -> leave())
        .on(SharingEffect.ShowAddress.class, effect -> request(effect.match()))
        .on(PreferencesEffect.SaveDraft.class, effect -> draft = effect.text());
    page.within(handlers, () -> opening.history().follow());
    isDrawn = false;
    requested = null;
    Match left = stored.get(shown != null ? shown : last);
    if (left != null) {
      page.happens(new StoreEvent.Left(left));
    }
    EarlyMoves moves = early;
    early = null;
    page.happens(
        new OpeningEvent.Resumed(
            new OpeningEvent.Arrival(
                entry(), shown != null, moves, GameViews.offered(), draft, "")));
    read();
  }

  HistorySync history() {
    return opening.history();
  }

  void addTo(EffectHandlers handlers) {
    opening.addTo(handlers);
  }

  void press(String... cells) {
    page.press(cells);
  }

  void happens(Event event) {
    page.happens(event);
  }

  /** Types another address. */
  void type(String fragment) {
    entries.subList(at + 1, entries.size()).clear();
    Entry typed = new Entry();
    typed.fragment = fragment;
    entries.add(typed);
    at++;
    opening.addressChanged();
    read();
  }

  void goBack() {
    go(at - 1);
  }

  void goForward() {
    go(at + 1);
  }

  private void go(int to) {
    hasLeft = to < 0;
    if (to >= 0 && to < entries.size() && to != at) {
      at = to;
      opening.history().walked();
      read();
    }
  }

  // What is seen.

  PageOnJvm page() {
    return page;
  }

  String address() {
    return here().fragment;
  }

  boolean hasLeft() {
    return hasLeft;
  }

  boolean isDrawn() {
    return isDrawn;
  }

  /** The link with which the analysis board was loaded, or null. */
  @Nullable String study() {
    return study;
  }

  int stones() {
    Match match = page.model().shown();
    return match == null ? -1 : match.cursor();
  }

  // What the browser does.

  private void save(Match match) {
    stored.put(match.id(), match);
    shown = match.id();
    last = match.id();
  }

  private void leave() {
    shown = null;
    if (!opening.history().isLeaving()) {
      clearAddress();
    }
    requested = null;
  }

  private void request(Match match) {
    requested = match;
    write(match);
  }

  private void write(Match match) {
    if (here().fragment.equals(here().kept)) {
      Entry next = here().copy();
      entries.subList(at + 1, entries.size()).clear();
      entries.add(next);
      at++;
    }
    here().fragment = Address.game(Links.write(match.record()), match.movesToShow());
    here().match = match.id();
  }

  /** Reads the links that the page has asked for. */
  private void read() {
    while (!reading.isEmpty()) {
      Address.Game asked = reading.remove();
      Parsed<GameRecord> read = Links.read(asked.link(), Games.ALL::setup);
      GameRecord record = read.orNull();
      String id = record == null ? null : LinkGame.matchId(record);
      page.happens(new OpeningEvent.LinkRead(read, id == null ? null : stored.get(id), asked.at()));
    }
  }

  @Override
  public OpeningEvent.Entry entry() {
    return new OpeningEvent.Entry(
        here().fragment, here().match, here().fragment.equals(here().kept));
  }

  @Override
  public void clearAddress() {
    if (!here().fragment.equals(here().kept)) {
      here().fragment = "";
      here().match = "";
    }
  }

  @Override
  public void keepAddress() {
    here().kept = here().fragment;
  }

  @Override
  public void writeAddress() {
    if (here().fragment.equals(here().kept)) {
      return;
    }
    if (requested == null) {
      clearAddress();
    } else {
      write(Objects.requireNonNull(requested));
    }
  }

  @Override
  public void openStudy(Address.Study asked) {
    study = asked.link();
  }

  @Override
  public void readLink(Address.Game asked) {
    reading.add(asked);
  }

  @Override
  public void restoreMeeting(String meeting) {}

  @Override
  public void showPage() {
    isDrawn = true;
  }

  @Override
  public int loadedDepth() {
    return here().depth;
  }

  @Override
  public int noted() {
    return here().depth;
  }

  @Override
  public boolean deepen(int depth, boolean isNew) {
    if (isNew) {
      Entry next = here().copy();
      entries.subList(at + 1, entries.size()).clear();
      entries.add(next);
      at++;
    }
    here().depth = depth;
    return true;
  }

  @Override
  public boolean goBack(int count) {
    go(at - count);
    return true;
  }
}
