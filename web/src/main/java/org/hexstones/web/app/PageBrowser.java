package org.hexstones.web.app;

import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.hexstones.notation.link.Fragment;
import org.hexstones.web.feature.play.PlayEffect;
import org.hexstones.web.match.Match;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.Sounds;
import org.hexstones.web.platform.Versions;
import org.hexstones.web.platform.address.AddressBar;
import org.hexstones.web.platform.address.PageAddress;
import org.hexstones.web.platform.files.Clipboard;
import org.hexstones.web.platform.files.GuideFiles;
import org.hexstones.web.platform.files.PuzzleFile;
import org.hexstones.web.platform.files.ShareSheet;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/** The browser that shows the page. */
final class PageBrowser implements AppBrowser {
  private final AddressBar address;
  private final LinkOpener opener;

  PageBrowser(AddressBar address, LinkOpener opener) {
    this.address = address;
    this.opener = opener;
  }

  @Override
  public void after(int millis, Runnable task) {
    Browser.after(millis, passed -> task.run());
  }

  @Override
  public boolean isStill() {
    return Browser.isStill();
  }

  @Override
  public void giveCue(PlayEffect.PlayCue cue) {
    Sounds.give(cue.cue(), cue.colour(), cue.group(), cue.sound(), cue.vibration());
  }

  @Override
  public void fillScreen() {
    Sounds.fillScreen();
  }

  @Override
  public void describe(Settings settings) {
    Browser.describe(settings);
  }

  @Override
  public void fetchGuide(String tag, BiConsumer<@Nullable String, @Nullable String> came) {
    GuideFiles.fetch(tag, came);
  }

  @Override
  public void fetchPuzzles(Consumer<@Nullable String> came) {
    PuzzleFile.fetch(came);
  }

  @Override
  public int today() {
    return PuzzleFile.today();
  }

  @Override
  public void sendText(String text, Consumer<Boolean> copied) {
    if (ShareSheet.isThere()) {
      ShareSheet.shareText(text, copied);
    } else {
      Clipboard.copy(text, copied);
    }
  }

  @Override
  public int zone() {
    return PuzzleFile.zone();
  }

  @Override
  public void takeVersion(Runnable held) {
    Versions.take(held);
  }

  @Override
  public void chooseFile() {
    opener.choose();
  }

  @Override
  public void openText(String text) {
    opener.text(text);
  }

  @Override
  public void showAddress(Match match) {
    address.show(match.id(), Fragment.Word.GAME, match.record(), match.movesToShow());
  }

  @Override
  public void leaveAddress(boolean entryToo) {
    address.leave(entryToo);
  }

  @Override
  public String flushAddress() {
    address.flush();
    return PageAddress.hash();
  }

  @Override
  public void turnTo(String fragment) {
    PageAddress.turnTo(fragment, false);
  }
}
