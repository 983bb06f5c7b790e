package org.hexstones.web.storage;

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
  FakePorts reload() {
    games.close();
    return new FakePorts(browser, tab, games.store);
  }

  /** Another tab of the same browser. */
  FakePorts otherTab() {
    return new FakePorts(browser, new FakeTexts(), games.store);
  }

  /** Does all that is due. */
  void settle() {
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
