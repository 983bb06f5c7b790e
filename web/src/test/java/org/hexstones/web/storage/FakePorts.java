package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.web.match.Match;

/** One tab of a browser that is in memory. */
public final class FakePorts implements StoragePorts {
  final FakeTexts browser;
  final FakeTexts tab;
  final FakeGameStore games;
  final FakeFiles files = new FakeFiles();
  final FakeScheduler scheduler = new FakeScheduler();
  private int fresh;

  public FakePorts() {
    this(new FakeTexts(), new FakeTexts(), new FakeGameStore.Store());
  }

  private FakePorts(FakeTexts browser, FakeTexts tab, FakeGameStore.Store store) {
    this.browser = browser;
    this.tab = tab;
    games = new FakeGameStore(store);
  }

  /** The page loads anew in this tab. What was asked of the store and is not done is lost. */
  public FakePorts reload() {
    games.close();
    return new FakePorts(browser, tab, games.store);
  }

  /** Stores a match. */
  public void keep(Match match) {
    String text = MatchCodec.write(match);
    games.store.games.put(match.id(), new StoredGame(match.id(), 1, text, games.now()));
  }

  /** Stores a game of random moves. */
  public void keepRandom(String id, int seed) {
    keep(SomeMatch.random(id, SomeMatch.SETUPS.get(seed % SomeMatch.SETUPS.size()), seed));
  }

  /** Stores a game with stones on these cells. */
  public void keep(String id, String... cells) {
    keep(SomeMatch.of(id, cells));
  }

  /** The records of all stored games, in order; equal ones as often as they are stored. */
  public List<String> records() {
    List<String> records = new ArrayList<>();
    games.store.games.values().forEach(item -> records.add(item.record()));
    Collections.sort(records);
    return records;
  }

  /** Another tab of the same browser. */
  FakePorts otherTab() {
    return new FakePorts(browser, new FakeTexts(), games.store);
  }

  /** Does all that is due. */
  public void settle() {
    scheduler.paint();
    do {
      games.settle();
    } while (scheduler.runLater());
  }

  @Override
  public KeyValueStore browser() {
    return browser;
  }

  @Override
  public KeyValueStore tab() {
    return tab;
  }

  @Override
  public GameStore games() {
    return games;
  }

  @Override
  public GameFiles files() {
    return files;
  }

  @Override
  public Scheduler scheduler() {
    return scheduler;
  }

  @Override
  public String freshId() {
    return "fresh-" + fresh++;
  }
}
