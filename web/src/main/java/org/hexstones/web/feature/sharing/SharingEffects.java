package org.hexstones.web.feature.sharing;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.PngGame;
import org.hexstones.notation.file.Utf8;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.EffectHandlers;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.CanvasGuard;
import org.hexstones.web.platform.files.Clipboard;
import org.hexstones.web.platform.files.Pictures;
import org.hexstones.web.platform.files.SavedFile;
import org.hexstones.web.platform.files.ShareSheet;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.route.Address;
import org.hexstones.web.session.ClipboardEffect;
import org.hexstones.web.session.ShellEvent;
import org.hexstones.web.ui.BoardPicture;
import org.hexstones.web.ui.GameView;
import org.jspecify.annotations.Nullable;

/** Handlers of the effects that send links and files out of a program. */
public final class SharingEffects {
  private final List<GameView> games;
  private final Supplier<Messages> messages;
  private final PictureMaker pictures;
  private final Consumer<Event> listener;

  /**
   * @param games the views of all games, for pictures
   * @param pictures the address of the worker that draws pictures
   */
  public SharingEffects(
      List<GameView> games,
      String pictures,
      Supplier<Messages> messages,
      Consumer<Event> listener) {
    this.games = games;
    this.messages = messages;
    this.listener = listener;
    this.pictures = new PictureMaker(pictures, listener);
  }

  /** Adds the handlers of effects that send something out. */
  public void addTo(EffectHandlers table) {
    table
        .on(ClipboardEffect.Copy.class, this::copy)
        .on(
            ClipboardEffect.CopyText.class,
            effect ->
                Clipboard.copy(
                    effect.text(), done -> listener.accept(new ShellEvent.TextCopied(done))))
        .on(SharingEffect.Share.class, this::share)
        .on(SharingEffect.Save.class, this::save);
  }

  private void copy(ClipboardEffect.Copy effect) {
    Clipboard.copy(effect.link(), done -> listener.accept(new SharingEvent.Copied(done)));
  }

  private void share(SharingEffect.Share effect) {
    Consumer<Boolean> done =
        sent -> listener.accept(sent ? new SharingEvent.Shared() : new SharingEvent.Copied(false));
    if (ShareSheet.takesPictures()) {
      String name = name(effect.match(), FileKind.PNG);
      png(
          effect.match(),
          effect.caption(),
          png -> ShareSheet.share(effect.link(), name, png, done));
    } else {
      ShareSheet.share(effect.link(), "", null, done);
    }
  }

  private void save(SharingEffect.Save effect) {
    FileKind kind = effect.kind();
    Match match = effect.match();
    GameRecord record = match.record();
    switch (kind) {
      case TEXT -> save(match, kind, "text/plain", Utf8.write(RecordText.write(record)));
      case JSON -> save(match, kind, "application/json", Utf8.write(JsonRecord.write(record)));
      case SVG -> save(match, kind, "image/svg+xml", Utf8.write(picture(match, effect.caption())));
      case PNG ->
          png(
              match,
              effect.caption(),
              png -> {
                if (png != null) {
                  save(match, kind, "image/png", png);
                } else {
                  listener.accept(new SharingEvent.NotSaved());
                }
              });
      case GIF ->
          pictures.make(
              request(effect, PictureRequest.Kind.GIF, ""),
              drawn -> save(match, kind, "image/gif", drawn.bytes()));
      case POSTER ->
          pictures.make(
              request(effect, PictureRequest.Kind.POSTER, messages.get().texts().write()),
              drawn ->
                  Pictures.print(
                      new String[] {drawn.file()},
                      () -> listener.accept(new SharingEvent.NotSaved())));
    }
  }

  private PictureRequest request(
      SharingEffect.Save effect, PictureRequest.Kind kind, String texts) {
    return new PictureRequest(
        kind,
        messages.get().language().tag(),
        effect.caption(),
        kind == PictureRequest.Kind.GIF ? letters(effect.caption()) : "",
        turn(effect.match()),
        effect.link(),
        PictureRequest.Film.WHOLE,
        texts);
  }

  /** The worker has few letters of its own, the browser has those of all languages. */
  private static String letters(String text) {
    return CanvasGuard.isOn()
        ? ""
        : Pictures.letters(text, PictureRequest.LETTERS_WIDTH, PictureRequest.LETTERS_HEIGHT);
  }

  /** Pictures show the board as the person sees it. */
  private static int turn(Match match) {
    return BoardPicture.turn(match.record().setup().board(), Browser.window());
  }

  /** Draws a match as a PNG picture with its game inside; null if that fails. */
  private void png(Match match, String caption, Consumer<byte @Nullable []> answer) {
    if (CanvasGuard.isOn()) {
      pictures.make(pixels(match, caption), drawn -> answer.accept(withGame(drawn.bytes(), match)));
    } else {
      Pictures.png(picture(match, caption), png -> answer.accept(withGame(png, match)));
    }
  }

  private static byte @Nullable [] withGame(byte @Nullable [] png, Match match) {
    return png == null ? null : PngGame.embed(png, match.record()).orNull();
  }

  /** Asks for the position on the board. */
  private PictureRequest pixels(Match match, String caption) {
    GameRecord record = match.record();
    List<Integer> moves = record.mainLine().subList(0, match.cursor());
    String link = Links.write(GameRecord.of(record.setup(), record.start(), moves));
    return new PictureRequest(
        PictureRequest.Kind.PNG,
        messages.get().language().tag(),
        caption,
        "",
        turn(match),
        Address.game(link),
        PictureRequest.Film.WHOLE,
        "");
  }

  private void save(Match match, FileKind kind, String type, byte[] bytes) {
    if (!SavedFile.save(name(match, kind), type, bytes)) {
      listener.accept(new SharingEvent.NotSaved());
    }
  }

  private static String name(Match match, FileKind kind) {
    GameRecord record = match.record();
    return record.setup().game().id() + "-" + record.mainLine().size() + "." + kind.extension();
  }

  private String picture(Match match, String caption) {
    String title = caption.isEmpty() ? match.record().setup().text() : caption;
    return BoardPicture.svg(
        view(match), new PositionCache().at(match), turn(match), title, caption);
  }

  private GameView view(Match match) {
    return GameView.of(games, match.record().setup().game().id());
  }
}
