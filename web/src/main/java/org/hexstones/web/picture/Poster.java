package org.hexstones.web.picture;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Outcome;
import org.hexstones.game.Play;
import org.hexstones.web.i18n.GameKey;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PlayerNames;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.protocol.PictureRequest;
import org.hexstones.web.qr.QrCode;
import org.hexstones.web.raster.Colours;
import org.hexstones.web.ui.BoardPixels;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Score;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.hexstones.web.vdom.Text;
import org.hexstones.web.vdom.Xml;

/**
 * A game on a sheet of paper (A4): the last position with the products or the cuts, the moves, and
 * the link as a QR code. Lengths are tenths of a millimetre.
 */
final class Poster {
  private static final int WIDTH = 2100;
  private static final int HEIGHT = 2970;
  private static final int MARGIN = 150;
  private static final int BOARD = 1560;
  private static final int SCORES = 2010;
  private static final int FOOT = 2270;
  private static final int CODE = 430;

  /** The largest letters of the moves; they shrink until all moves have room. */
  private static final int LETTERS = 42;

  private final GameView game;
  private final Messages messages;
  private final MatchView end;
  private final String link;
  private final int turn;
  private final Element sheet = Element.of("svg");

  private Poster(GameView game, Messages messages, MatchView end, PictureRequest request) {
    this.game = game;
    this.messages = messages;
    this.end = end;
    link = request.link();
    turn = request.turn();
  }

  /** The text of an SVG file. */
  static String svg(GameView game, Messages messages, GameRecord record, PictureRequest request) {
    MatchView end = new PositionCache().at(Match.begin("", record, List.of()));
    return Xml.write(new Poster(game, messages, end, request).draw(request.caption()));
  }

  private Element draw(String caption) {
    sheet
        .with("xmlns", "http://www.w3.org/2000/svg")
        .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
        .with("font-family", "system-ui, sans-serif")
        .with("fill", Colours.edge(1));
    Play play = end.play();
    text("title", MARGIN, 240, 120, game.title(messages, game.keyword(play.setup())));
    text("caption", MARGIN, 320, 48, caption);
    Outcome outcome = play.outcome();
    if (outcome != null) {
      int winner = end.position().colourOf(outcome.winner());
      text("verdict", WIDTH - MARGIN, 240, 64, messages.say(GameKey.WINS, colour(winner)))
          .with("text-anchor", "end");
    }
    sheet.add(
        PaperBoard.draw(
                game, play, turn, new BoardPixels(game, messages).states(play, List.of()), BOARD)
            .with("x", (WIDTH - BOARD) / 2)
            .with("y", 380));
    scores();
    moves();
    code();
    return sheet;
  }

  private Element text(String name, int x, int y, int size, String text) {
    Element drawn =
        Element.of("text")
            .with("data-part", name)
            .with("x", x)
            .with("y", y)
            .with("font-size", size)
            .text(text);
    sheet.add(drawn);
    return drawn;
  }

  private String colour(int colour) {
    return messages.colour(Colour.of(colour));
  }

  private void scores() {
    List<Score> scores = game.scores(messages, end.play());
    int room = (WIDTH - 2 * MARGIN) / scores.size();
    for (int i = 0; i < scores.size(); i++) {
      Score score = scores.get(i);
      int x = MARGIN + i * room;
      sheet.add(
          Element.of("circle")
              .with("cx", x + 30)
              .with("cy", SCORES)
              .with("r", 28)
              .with("fill", Colours.stone(score.colour()))
              .with("stroke", Colours.edge(score.colour()))
              .with("stroke-width", 4));
      int player = end.position().playerOf(score.colour());
      String name = PlayerNames.of(end.match().record(), player);
      fitted(
          "player",
          x + 80,
          SCORES + 18,
          48,
          name.isEmpty() ? colour(score.colour()) : name,
          room - 100);
      String value = score.open() ? "–" : messages.number(score.value());
      fitted("score", x, SCORES + 110, 76, value, room - 40);
      StringBuilder detail = new StringBuilder();
      score.detail().forEach(part -> collect(part, detail));
      fitted("detail", x, SCORES + 170, 40, detail.toString(), room - 40);
    }
  }

  private static void collect(Markup markup, StringBuilder text) {
    if (markup instanceof Text plain) {
      text.append(plain.text());
    } else if (markup instanceof Element element) {
      element.children().forEach(child -> collect(child, text));
    }
  }

  /** A text with letters small enough for its room. */
  private void fitted(String name, int x, int y, int size, String text, int room) {
    int most = text.isEmpty() ? size : (int) (room / (0.6 * text.length()));
    text(name, x, y, Math.min(size, most), text);
  }

  private void moves() {
    List<String> turns = turns();
    int longest = 1;
    for (String turn : turns) {
      longest = Math.max(longest, turn.length());
    }
    int width = WIDTH - 2 * MARGIN - CODE - 60;
    int height = HEIGHT - MARGIN - FOOT;
    int size = LETTERS;
    while (size > 6 && rows(size, height) * (width / column(size, longest)) < turns.size()) {
      size--;
    }
    for (int i = 0; i < turns.size(); i++) {
      int x = MARGIN + i / rows(size, height) * column(size, longest);
      int y = FOOT + (1 + i % rows(size, height)) * (size * 13 / 10);
      text("turn", x, y, size, turns.get(i));
    }
  }

  private static int rows(int size, int height) {
    return height / (size * 13 / 10);
  }

  private static int column(int size, int letters) {
    return size * (letters + 2) * 6 / 10;
  }

  /** The turns with their numbers; the stones of a turn are in the order of the colours. */
  private List<String> turns() {
    List<String> turns = new ArrayList<>();
    List<Integer> line = end.line();
    for (int ply = 0; ply < line.size(); ) {
      List<Integer> moves = new ArrayList<>();
      do {
        moves.add(line.get(ply++));
      } while (ply < line.size() && !end.isTurnStart(ply));
      moves.sort((one, other) -> colourOf(one) - colourOf(other));
      StringBuilder turn = new StringBuilder().append(turns.size() + 1).append('.');
      for (int move : moves) {
        turn.append(' ').append(MoveText.write(move, end.position().board()));
      }
      turns.add(turn.toString());
    }
    return turns;
  }

  private static int colourOf(int move) {
    return Moves.isPlace(move) ? Moves.colour(move) : Colour.values().length;
  }

  private void code() {
    QrCode code = QrCode.of(link);
    if (code != null) {
      sheet.add(
          Element.of("svg")
              .with("data-part", "code")
              .with("x", WIDTH - MARGIN - CODE)
              .with("y", HEIGHT - MARGIN - CODE)
              .with("width", CODE)
              .with("height", CODE)
              .with("viewBox", "0 0 " + code.size() + " " + code.size())
              .add(Element.of("path").with("d", code.path())));
    }
  }
}
