package org.hexstones.web.feature.library;

import java.util.function.Consumer;
import org.hexstones.web.storage.StorageManager;

/** A browser that answers as a test has said. */
final class FakeStorageManager implements StorageManager {
  boolean canAsk = true;
  boolean agrees;
  boolean lasts;
  boolean answers = true;
  boolean isForgetful;
  double bytes = 1_234_567;

  /** How often the browser was asked for a promise, and for what it knows. */
  int asked;

  int looked;

  @Override
  public boolean canAsk() {
    return canAsk;
  }

  @Override
  public void ask(Consumer<Boolean> promised) {
    asked++;
    lasts |= agrees;
    promised.accept(agrees);
  }

  @Override
  public void look(Answer answer) {
    looked++;
    if (answers) {
      answer.answered(lasts, bytes);
    }
  }

  @Override
  public boolean isForgetful() {
    return isForgetful;
  }
}
