package org.hexstones.web.swell;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexstones.game.Colour;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.hex.Board;
import org.hexstones.swell.SwellPosition;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Score;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.ui.board.CellLabels;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** Swell on the page: all that a new game has to bring. */
public final class SwellView implements GameView {
  /** The registry of the page with one line more. */
  public static final List<GameView> VIEWS =
      Stream.concat(GameViews.ALL.stream(), Stream.of(new SwellView())).toList();

  public static final GameForm FORM =
      new GameForm("swell", "rhombus:4", List.of(), List.of(Seat.PERSON, Seat.PERSON));

  private final boolean guide;

  public SwellView() {
    this(true);
  }

  /**
   * @param guide whether it says that it brings rules and a lesson
   */
  SwellView(boolean guide) {
    this.guide = guide;
  }

  @Override
  public String id() {
    return "swell";
  }

  @Override
  public List<String> textKeys() {
    return List.of("SwellKey.");
  }

  @Override
  public List<String> boardTextKeys() {
    return List.of("SwellKey.STOP", "SwellKey.OR_PLACE");
  }

  @Override
  public List<GameForm> forms() {
    return List.of(FORM);
  }

  @Override
  public BoardField boardField(String keyword) {
    return BoardField.ANY_SHAPE;
  }

  @Override
  public @Nullable GameForm drawn(OwnBoard board) {
    return null;
  }

  @Override
  public String title(Messages messages, String keyword) {
    return "Swell";
  }

  @Override
  public String about(Messages messages, String keyword) {
    return messages.say(SwellKey.ABOUT);
  }

  @Override
  public List<Field> fields(Messages messages, GameForm form) {
    return List.of(
        new Field.Toggle("bonus", messages.say(SwellKey.BONUS), messages.say(SwellKey.BONUS_HINT)));
  }

  @Override
  public String keyword(Setup setup) {
    return "swell";
  }

  @Override
  public String specialMove(ViewContext context, int move) {
    return move == Moves.END_TURN
        ? context.messages().say(SwellKey.STOPS)
        : GameView.super.specialMove(context, move);
  }

  @Override
  public String specialMoveOffer(ViewContext context, Play play, int move) {
    return move == Moves.END_TURN
        ? context.messages().say(SwellKey.STOP)
        : GameView.super.specialMoveOffer(context, play, move);
  }

  @Override
  public String orPlace(Messages messages) {
    return messages.say(SwellKey.OR_PLACE);
  }

  @Override
  public List<Score> scores(Messages messages, Play play) {
    SwellPosition position = (SwellPosition) play.position();
    List<Score> scores = new ArrayList<>();
    for (Colour colour : List.of(Colour.WHITE, Colour.BLACK)) {
      String largest = String.valueOf(position.largest(colour.index()));
      scores.add(
          new Score(
              colour.index(),
              largest,
              messages.say(SwellKey.LARGEST, messages.number(largest)),
              List.of(Element.of("span").text(largest))));
    }
    return scores;
  }

  @Override
  public CellMarks marks(Play play) {
    return new CellMarks(play.position().board().size());
  }

  @Override
  public RulesOverlay overlay(Messages messages, Play play, int colour) {
    int cells = play.position().board().size();
    return new RulesOverlay(List.of(), new CellMarks(cells), new CellLabels(cells));
  }

  @Override
  public List<String> explain(Messages messages, Play play, List<Integer> moves) {
    Board board = play.position().board();
    return moves.stream()
        .map(move -> messages.say(SwellKey.STONE, board.name(Moves.cell(move))))
        .toList();
  }

  @Override
  public List<Markup> endgame(Messages messages, Play play) {
    return List.of(Element.of("p").text(play.position().scoreText()));
  }

  @Override
  public boolean hasGuide() {
    return guide;
  }

  @Override
  public String designer() {
    return "the tests";
  }

  @Override
  public String designerPage() {
    return "https://example.org/";
  }
}
