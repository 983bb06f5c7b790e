package org.hexstones.web.platform;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.hexstones.web.storage.GameFiles;
import org.hexstones.web.storage.GameStore;
import org.hexstones.web.storage.KeyValueStore;
import org.hexstones.web.storage.Scheduler;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.storage.TextSource;
import org.teavm.jso.JSObject;

/** The ports of storage in this browser. */
public final class BrowserPorts implements StoragePorts {
  /** The {@code data-input} of the field for choosing a file. */
  private static final String FIELD = "import";

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
    return new Files();
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

  private static final class Files implements GameFiles {
    @Override
    public void save(String name, List<String> pieces) {
      JSObject array = FileJs.pieces();
      for (String piece : pieces) {
        FileJs.add(array, piece);
      }
      FileJs.save(name, array);
    }

    @Override
    public void chosen(Consumer<TextSource> answer) {
      FileJs.chosen(FIELD, file -> answer.accept(new ChosenFile(file).text()));
    }
  }
}
