package org.hexstones.web.app;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.match.Match;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/** A browser that does nothing, and in which nothing arrives. */
final class FakeBrowser implements AppBrowser {
  @Override
  public void after(int millis, Runnable task) {}

  @Override
  public void later(Runnable task) {}

  @Override
  public void inSlices(BooleanSupplier goOn, Runnable done) {}

  @Override
  public void giveCue(PlayEffect.PlayCue cue) {}

  @Override
  public void fillScreen() {}

  @Override
  public void zoom(boolean larger) {}

  @Override
  public void focusCell(String cell) {}

  @Override
  public void focusControl(String name) {}

  @Override
  public void describe(Settings settings) {}

  @Override
  public void loadTexts(Language language, Runnable loaded) {}

  @Override
  public void fetchGuide(String tag, BiConsumer<@Nullable String, @Nullable String> came) {}

  @Override
  public void fetchPuzzles(Consumer<@Nullable String> came) {}

  @Override
  public int today() {
    return 0;
  }

  @Override
  public void takeVersion(Runnable held) {}

  @Override
  public void chooseFile() {}

  @Override
  public void openText(String text) {}

  @Override
  public void showAddress(Match match) {}

  @Override
  public void leaveAddress(boolean entryToo) {}

  @Override
  public String flushAddress() {
    return "";
  }

  @Override
  public void turnTo(String fragment) {}
}
