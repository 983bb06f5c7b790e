package org.hexstones.web.platform.storage;

import java.util.function.BooleanSupplier;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.TimeSlices;
import org.hexstones.web.platform.files.BrowserGameFiles;
import org.hexstones.web.storage.GameFiles;
import org.hexstones.web.storage.GameStore;
import org.hexstones.web.storage.KeyValueStore;
import org.hexstones.web.storage.Scheduler;
import org.hexstones.web.storage.StoragePorts;

/** The ports of storage in this browser. */
public final class BrowserPorts implements StoragePorts {
  private final KeyValueStore browser = new BrowserStorage(BrowserStorage.Where.BROWSER);
  private final KeyValueStore tab = new BrowserStorage(BrowserStorage.Where.TAB);
  private final GameStore games = new IndexedDbGameStore();

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
    return new BrowserGameFiles();
  }

  @Override
  public Scheduler scheduler() {
    return new Timing();
  }

  @Override
  public String freshId() {
    return Browser.freshId();
  }

  private static final class Timing implements Scheduler {
    @Override
    public void later(Runnable task) {
      Browser.later(task);
    }

    @Override
    public void afterPaint(Runnable task) {
      Browser.afterPaint(task);
    }

    @Override
    public void inSlices(BooleanSupplier goOn, Runnable done) {
      TimeSlices.run(goOn, done);
    }

    @Override
    public void onLeave(Runnable task) {
      Browser.onLeave(task);
    }
  }
}
