package org.hexstones.web.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.omega.OmegaPosition;
import org.hexstones.omega.OmegaSetup;
import org.hexstones.omega.Product;
import org.hexstones.omega.Tournament;
import org.hexstones.omega.reasons.OmegaReasons;
import org.hexstones.omega.reasons.ResultFact;
import org.hexstones.parse.Words;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PageKey;
import org.hexstones.web.i18n.PlayKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.TwoGameMatch;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.Habit;
import org.hexstones.web.ui.Score;
import org.hexstones.web.ui.Term;
import org.hexstones.web.ui.TournamentSums;
import org.hexstones.web.ui.Why;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Element;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** The view of OMEGA. */
public final class OmegaView implements GameView {
  private static final String ID = "omega";
  private static final String PLAYERS = "players";
  private static final String PIE = "pie";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<GameForm> forms() {
    Seat computer = Seat.FRIENDLY;
    return List.of(
        new GameForm(
            ID, "hexhex:5", List.of(), List.of(Seat.PERSON, computer, computer, computer)));
  }

  @Override
  public BoardField boardField(String keyword) {
    return BoardField.ANY_SHAPE;
  }

  @Override
  public int players(GameForm form) {
    int number = Words.number(form.option(PLAYERS, "2"));
    return Math.max(2, Math.min(number, GameForm.MOST_PLAYERS));
  }

  /** The form for a board without stars. */
  @Override
  public @Nullable GameForm drawn(OwnBoard board) {
    return board.stars().isEmpty() ? new GameForm(ID, board.board(), List.of(), List.of()) : null;
  }

  @Override
  public String title(Messages messages, String keyword) {
    return "OMEGA";
  }

  @Override
  public String about(Messages messages, String keyword) {
    return messages.say(OmegaKey.ABOUT);
  }

  @Override
  public List<String> textKeys() {
    return List.of("OmegaKey.");
  }

  @Override
  public List<String> boardTextKeys() {
    return List.of(
        "OmegaKey.AIM",
        "OmegaKey.AND_SINGLES",
        "OmegaKey.FULL",
        "OmegaKey.LAST_ROUND",
        "OmegaKey.NO_ROUND",
        "OmegaKey.NO_STONES",
        "OmegaKey.PIE_HINT",
        "OmegaKey.PIE_RULE",
        "OmegaKey.ROUNDS",
        "OmegaKey.SCORE",
        "OmegaKey.SINGLES",
        "OmegaKey.TIE");
  }

  @Override
  public String aim(Messages messages, Setup setup) {
    return messages.say(OmegaKey.AIM);
  }

  /** Of equal scores the last colour wins. */
  @Override
  public String toWin(Messages messages, int colour) {
    return colour == 0 ? messages.say(OmegaKey.WIN_BY_ONE) : messages.say(OmegaKey.WIN_OR_TIE);
  }

  @Override
  public List<Field> fields(Messages messages, GameForm form) {
    List<Field> fields = new ArrayList<>();
    fields.add(
        new Field.Choice(
            PLAYERS,
            messages.say(PageKey.PLAYERS),
            List.of(
                new Field.Item("2", messages.number(2)),
                new Field.Item("3", messages.number(3)),
                new Field.Item("4", messages.number(4))),
            false));
    fields.add(
        new Field.Toggle(PIE, messages.say(OmegaKey.PIE_RULE), messages.say(OmegaKey.PIE_HINT)));
    if (OmegaSetup.hasTournament(players(form), form.option(PIE, "off").equals("on"))) {
      fields.add(
          new Field.Toggle(
              TwoGameMatch.OPTION,
              messages.say(PlayKey.TOURNAMENT),
              messages.say(PlayKey.TOURNAMENT_HINT)));
    }
    return fields;
  }

  @Override
  public @Nullable TournamentSums sums(Play first, Play second) {
    OmegaPosition one = position(first);
    OmegaPosition two = position(second);
    if (!one.setup().equals(two.setup()) || one.setup().players() != 2 || !one.isOver()) {
      return null;
    }
    List<String> before = new ArrayList<>();
    List<String> now = new ArrayList<>();
    List<String> sums = new ArrayList<>();
    for (int colour = 0; colour < 2; colour++) {
      before.add(one.score(colour).toString());
      // Without a stone there is no score yet, though the empty product is 1.
      boolean none = two.groupSizes(1 - colour).length == 0;
      Product earlier = one.score(colour);
      Product later = two.score(1 - colour);
      now.add(none ? "0" : later.toString());
      sums.add((none ? earlier : earlier.plus(later)).toString());
    }
    // The engine decides the winner, and gives none before the end.
    Tournament result = Tournament.of(one, two).orNull();
    return result == null
        ? new TournamentSums(before, now, sums, false, Position.NONE)
        : new TournamentSums(before, now, sums, true, result.winner());
  }

  private static OmegaPosition position(Play play) {
    return (OmegaPosition) play.position();
  }

  @Override
  public String orPlace(Messages messages) {
    return messages.say(OmegaKey.OR_PLACE);
  }

  @Override
  public List<Term> terms(Messages messages, Play play) {
    return position(play).setup().pie() && play.start().equals(Start.EMPTY)
        ? List.of(new Term(messages.say(OmegaKey.PIE_RULE), messages.say(OmegaKey.PIE_HINT)))
        : List.of();
  }

  @Override
  public boolean scoresCompare() {
    return true;
  }

  @Override
  public List<Score> scores(Messages messages, Play play) {
    OmegaPosition position = position(play);
    List<Score> scores = new ArrayList<>();
    for (int colour = 0; colour < position.setup().players(); colour++) {
      String value = position.score(colour).toString();
      int[] sizes = position.groupSizes(colour);
      boolean open = sizes.length == 0;
      String label =
          open
              ? messages.say(OmegaKey.NO_STONES)
              : messages.say(OmegaKey.SCORE, messages.number(value));
      Element product =
          open ? Element.of("span", "product").text(label) : OmegaProduct.of(messages, sizes);
      scores.add(new Score(colour, value, label, List.of(product), open));
    }
    return scores;
  }

  @Override
  public String progress(Messages messages, Play play) {
    int rounds = position(play).roundsLeft();
    return rounds == 1
        ? messages.say(OmegaKey.LAST_ROUND)
        : messages.say(OmegaKey.ROUNDS, messages.number(rounds));
  }

  @Override
  public String smallGame(String keyword) {
    return "omega hexhex:4";
  }

  @Override
  public CellMarks marks(Play play) {
    OmegaPosition position = position(play);
    CellMarks marks = new CellMarks(position.board().size());
    marks.countSizes();
    for (int cell = 0; cell < position.board().size(); cell++) {
      marks.group(cell, position.groupAt(cell));
    }
    return marks;
  }

  @Override
  public RulesOverlay overlay(Messages messages, Play play, int colour) {
    return new OmegaOverlay(messages, position(play), colour, marks(play)).look();
  }

  @Override
  public List<String> explain(Messages messages, Play play, List<Integer> moves) {
    return OmegaExplanation.of(messages, play, moves);
  }

  @Override
  public List<String> explainMiss(
      Messages messages, Play play, List<Integer> turn, int colour, int better) {
    return OmegaExplanation.miss(messages, play, turn, colour);
  }

  @Override
  public List<String> explainBetter(
      Messages messages, Play play, List<Integer> better, List<Integer> made) {
    return OmegaExplanation.better(messages, play, better, made);
  }

  @Override
  public List<String> explainLoss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    return OmegaExplanation.loss(messages, play, turn, better, made);
  }

  @Override
  public List<Why> why(Messages messages, Play play, int player) {
    OmegaPosition position = position(play);
    return new OmegaWords(messages, position.board(), position.setup().players())
        .of(OmegaReasons.of(play, player));
  }

  @Override
  public @Nullable Habit habit(Messages messages, Play play, int player) {
    List<ResultFact> facts = OmegaReasons.of(play, player);
    return facts.isEmpty()
        ? null
        : OmegaWords.habit(messages, facts.get(0), position(play).colourOf(player));
  }

  @Override
  public List<Markup> endgame(Messages messages, Play play) {
    OmegaPosition position = position(play);
    int players = position.setup().players();
    List<Markup> words = new ArrayList<>();
    int free = position.freeCells();
    words.add(
        Element.of("p")
            .text(
                free == 0
                    ? messages.say(OmegaKey.FULL)
                    : messages.count(OmegaKey.NO_ROUND, free, messages.number(free))));
    Product best = position.score(0);
    for (int colour = 0; colour < players; colour++) {
      Product score = position.score(colour);
      best = score.compareTo(best) > 0 ? score : best;
    }
    List<String> tied = new ArrayList<>();
    for (int colour = 0; colour < players; colour++) {
      if (position.score(colour).equals(best)) {
        tied.add(messages.colour(Colour.of(colour)));
      }
    }
    if (tied.size() > 1) {
      words.add(Element.of("p").text(messages.say(OmegaKey.TIE, messages.list(tied))));
    }
    return words;
  }

  @Override
  public String designer() {
    return "Néstor Romeral Andrés";
  }

  @Override
  public String designerPage() {
    return "https://nestorgames.com/";
  }
}
