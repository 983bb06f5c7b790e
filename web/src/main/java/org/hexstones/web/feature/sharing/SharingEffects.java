package org.hexstones.web.feature.sharing;

import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.PngGame;
import org.hexstones.notation.file.Utf8;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.parse.Parsed;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.platform.Exchange;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.GameView;

/** How links and files leave a program. */
public final class SharingEffects {
  private final Consumer<SharingEvent> tell;

  public SharingEffects(Consumer<SharingEvent> tell) {
    this.tell = tell;
  }

  /** Does what sends something away; nothing with any other effect. */
  public void carryOut(SharingEffect effect) {
    if (effect instanceof SharingEffect.Copy copy) {
      Exchange.copy(copy.link(), done -> tell.accept(new SharingEvent.Copied(done)));
    } else if (effect instanceof SharingEffect.Share share) {
      Exchange.share(
          share.link(),
          done -> tell.accept(done ? new SharingEvent.Shared() : new SharingEvent.Copied(false)));
    } else if (effect instanceof SharingEffect.Save save) {
      save(save.kind(), save.match());
    }
  }

  private void save(FileKind kind, Match match) {
    GameRecord record = match.record();
    switch (kind) {
      case TEXT -> save(match, kind, "text/plain", Utf8.write(RecordText.write(record)));
      case JSON -> save(match, kind, "application/json", Utf8.write(JsonRecord.write(record)));
      case SVG -> save(match, kind, "image/svg+xml", Utf8.write(picture(match)));
      case PNG ->
          Exchange.png(
              picture(match),
              png -> {
                Parsed<byte[]> whole = png == null ? null : PngGame.embed(png, record);
                if (whole instanceof Parsed.Ok<byte[]> ok) {
                  save(match, kind, "image/png", ok.value());
                } else {
                  tell.accept(new SharingEvent.NotSaved());
                }
              });
    }
  }

  private void save(Match match, FileKind kind, String type, byte[] bytes) {
    String game = match.record().setup().game().id();
    String name = game + "-" + match.record().mainLine().size() + "." + kind.extension();
    if (!Exchange.save(name, type, bytes)) {
      tell.accept(new SharingEvent.NotSaved());
    }
  }

  private static String picture(Match match) {
    String game = match.record().setup().game().id();
    for (GameView view : GameViews.ALL) {
      if (view.id().equals(game)) {
        return BoardPicture.svg(view, new PositionCache().at(match), match.record().setup().text());
      }
    }
    throw new IllegalStateException(game);
  }
}
