package org.hexstones.web.picture;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.protocol.PictureAnswer;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.ui.GameView;

/** Draws a picture, and tells how much of it is done. */
final class Drawing {
  private Drawing() {}

  static void draw(PictureRequest request, Numbers numbers, Consumer<PictureAnswer> say) {
    String link = request.link();
    String game = link.substring(link.indexOf('=', link.indexOf('#')) + 1);
    GameRecord record = Links.read(game, Games.ALL::setup).orThrow();
    Language language = Language.bestOf(List.of(request.language()));
    Messages messages = new Messages(language, MessageCatalog.read(request.texts()), numbers);
    GameView view = GameView.of(GameViews.ALL, record.setup().game().id());
    switch (request.kind()) {
      case POSTER ->
          say.accept(new PictureAnswer.Drawn(Poster.svg(view, messages, record, request)));
      case PNG -> say.accept(drawn(StillPicture.png(view, record, request)));
      case GIF -> draw(new GameFilm(view, messages, record, request), say);
    }
  }

  private static void draw(GameFilm film, Consumer<PictureAnswer> say) {
    int reported = 0;
    while (film.goOn()) {
      if (film.thousandths() > reported + 20) {
        reported = film.thousandths();
        say.accept(new PictureAnswer.Drawing(reported));
      }
    }
    say.accept(drawn(film.file()));
  }

  private static PictureAnswer.Drawn drawn(byte[] bytes) {
    StringBuilder file = new StringBuilder();
    for (byte one : bytes) {
      file.append((char) (one & 255));
    }
    return new PictureAnswer.Drawn(file.toString());
  }
}
