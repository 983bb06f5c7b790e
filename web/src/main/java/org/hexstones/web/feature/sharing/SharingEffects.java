package org.hexstones.web.feature.sharing;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.PngGame;
import org.hexstones.notation.file.Utf8;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.platform.Exchange;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.ClipboardEffect;
import org.hexstones.web.ui.GameView;

/** Handlers of the effects that send links and files out of a program. */
public final class SharingEffects {
  private final List<GameView> games;
  private final Consumer<SharingEvent> listener;

  /**
   * @param games the views of all games, for pictures
   */
  public SharingEffects(List<GameView> games, Consumer<SharingEvent> listener) {
    this.games = games;
    this.listener = listener;
  }

  /** Adds the handlers of effects that send something out. */
  public void addTo(EffectHandlers table) {
    table
        .on(ClipboardEffect.Copy.class, this::copy)
        .on(SharingEffect.Share.class, this::share)
        .on(SharingEffect.Save.class, this::save);
  }

  private void copy(ClipboardEffect.Copy effect) {
    Exchange.copy(effect.link(), done -> listener.accept(new SharingEvent.Copied(done)));
  }

  private void share(SharingEffect.Share effect) {
    Exchange.share(
        effect.link(),
        done -> listener.accept(done ? new SharingEvent.Shared() : new SharingEvent.Copied(false)));
  }

  private void save(SharingEffect.Save effect) {
    FileKind kind = effect.kind();
    Match match = effect.match();
    GameRecord record = match.record();
    switch (kind) {
      case TEXT -> save(match, kind, "text/plain", Utf8.write(RecordText.write(record)));
      case JSON -> save(match, kind, "application/json", Utf8.write(JsonRecord.write(record)));
      case SVG -> save(match, kind, "image/svg+xml", Utf8.write(picture(effect)));
      case PNG ->
          Exchange.png(
              picture(effect),
              png -> {
                Parsed<byte[]> whole = png == null ? null : PngGame.embed(png, record);
                if (whole instanceof Parsed.Ok<byte[]> ok) {
                  save(match, kind, "image/png", ok.value());
                } else {
                  listener.accept(new SharingEvent.NotSaved());
                }
              });
    }
  }

  private void save(Match match, FileKind kind, String type, byte[] bytes) {
    String game = match.record().setup().game().id();
    String name = game + "-" + match.record().mainLine().size() + "." + kind.extension();
    if (!Exchange.save(name, type, bytes)) {
      listener.accept(new SharingEvent.NotSaved());
    }
  }

  private String picture(SharingEffect.Save effect) {
    Match match = effect.match();
    String game = match.record().setup().game().id();
    for (GameView view : games) {
      if (view.id().equals(game)) {
        return BoardPicture.svg(
            view, new PositionCache().at(match), match.record().setup().text(), effect.caption());
      }
    }
    throw new IllegalStateException(game);
  }
}
