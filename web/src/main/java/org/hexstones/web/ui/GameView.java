package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.PuzzleKey;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.ui.control.Field;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** What the page needs in order to show one game. Implementations have no state. */
public interface GameView {
  /** The game's keyword in set-ups. */
  String id();

  /**
   * The view of a game.
   *
   * @param views those of all games
   * @param id the game's keyword; it throws if no view has it
   */
  static GameView of(List<GameView> views, String id) {
    for (GameView view : views) {
      if (view.id().equals(id)) {
        return view;
      }
    }
    throw new IllegalStateException(id);
  }

  /** The forms that the start screen offers, one for each keyword that a set-up may begin with. */
  List<GameForm> forms();

  /** The kind of board that set-ups with a keyword need. */
  BoardField boardField(String keyword);

  /** Ways to give a board. */
  enum BoardField {
    ANY_SHAPE,
    SIDE,
    SIX_SIDES
  }

  /** How many players a form asks for. The engine may still refuse the form. */
  default int players(GameForm form) {
    return 2;
  }

  /**
   * The star cells of a form, as names separated by commas or a word for a set of cells; empty if
   * the form has none, or the game knows no stars.
   */
  default String stars(GameForm form) {
    return "";
  }

  /** The form of a game on a drawn board; null if the game does not accept the board. */
  @Nullable GameForm drawn(OwnBoard board);

  /** The name of a game or preset. */
  String title(Messages messages, String keyword);

  /** A description in one line. */
  String about(Messages messages, String keyword);

  /** The beginnings of the keys of all its texts. The site's build alone asks for them. */
  List<String> textKeys();

  /**
   * The beginnings of the keys of its texts that are shown beside the board of a game: the first
   * program has these alone. The site's build alone asks for them.
   */
  List<String> boardTextKeys();

  /** The aim under the rules of a set-up, in a sentence beside the board; empty for none. */
  default String aim(Messages messages, Setup setup) {
    return "";
  }

  /** What a colour has to reach to win, within a sentence: "win (equal scores are not enough)". */
  default String toWin(Messages messages, int colour) {
    return messages.say(PuzzleKey.TO_WIN);
  }

  /** The set-up of a small game, for who has just learned the game or preset by its lesson. */
  default String smallGame(String keyword) {
    return forms().get(0).command();
  }

  /** Its options, in the order of the form. */
  List<Field> fields(Messages messages, GameForm form);

  /** The keyword of a set-up, which names the game or preset. */
  default String keyword(Setup setup) {
    return setup.keyword();
  }

  /**
   * What a player did with a move that is no stone, in a list of moves: "swaps with Player A". A
   * game overrides this where it calls such a move something else.
   */
  default String specialMove(ViewContext context, int move) {
    return SpecialMoveNames.made(context, move);
  }

  /**
   * The same on the button that makes the move: "Swap with Player A, take White".
   *
   * @param play before the move
   */
  default String specialMoveOffer(ViewContext context, Play play, int move) {
    return SpecialMoveNames.offered(context, play, move);
  }

  /** The text for the alternative to a swap or to keeping a side: a turn of stones. */
  String orPlace(Messages messages);

  /** What was agreed for a game beyond its plain rules. */
  default List<Term> terms(Messages messages, Play play) {
    return List.of();
  }

  /** The score of each colour, in the order of the colours. */
  List<Score> scores(Messages messages, Play play);

  /** Whether the larger score wins, so that the scores at the end say it all. */
  default boolean scoresCompare() {
    return false;
  }

  /** How far the game is from its end, if that is known: "12 rounds left". Else empty. */
  default String progress(Messages messages, Play play) {
    return "";
  }

  /**
   * How near each colour is to winning, in sentences: for who asks, and does not see it. Empty
   * where the scores say it all.
   */
  default List<String> prospects(Messages messages, Play play, Detail detail) {
    return List.of();
  }

  /** How much is said of how near each colour is to winning. */
  enum Detail {
    /** Only how near, and no cell: it would be a hint. */
    HOW_NEAR,
    /** Also the cells that win at once. */
    WINS,
    /** Also the cells that matter most. */
    CELLS
  }

  CellMarks marks(Play play);

  /**
   * The overlay that shows one colour's view of a position.
   *
   * @param colour the colour's index
   */
  RulesOverlay overlay(Messages messages, Play play, int colour);

  /**
   * The scores of a tournament of two games, with colours exchanged in the second; null if the two
   * games are no tournament.
   *
   * @param first the first game at its end
   * @param second the second game in its present state
   */
  default @Nullable TournamentSums sums(Play first, Play second) {
    return null;
  }

  /**
   * Explains the effects of a turn's stones, one sentence each, in the order of placement.
   *
   * @param play the game before them; the method plays the moves on it and takes them back
   */
  List<String> explain(Messages messages, Play play, List<Integer> moves);

  /**
   * Explains a better turn for one of a game: its own effects, and what happened in the game that
   * cannot happen after it.
   *
   * @param play the game before the turn; the method plays moves on it and takes them back
   * @param made the moves of the game from there on
   */
  default List<String> explainBetter(
      Messages messages, Play play, List<Integer> better, List<Integer> made) {
    return explain(messages, play, better);
  }

  /**
   * Explains a turn of a game that lost much: what happened after it and could not happen after the
   * better turn, and its own effects.
   *
   * @param play the game before the turn; the method plays moves on it and takes them back
   * @param turn the moves of the turn
   * @param made the moves of the game from there on
   */
  default List<String> explainLoss(
      Messages messages, Play play, List<Integer> turn, List<Integer> better, List<Integer> made) {
    return explain(messages, play, turn);
  }

  /**
   * Explains a turn that does not do what a lesson asks for, at most two sentences.
   *
   * @param play the game before the turn; the method plays moves on it and takes them back
   * @param turn the stones that were placed, from the first one that can be to blame on
   * @param colour the colour by which the goal is missed, or {@link
   *     org.hexstones.game.Position#NONE} if it is not about one colour
   * @param better a cell for the first of them that would not have missed it, or {@link
   *     org.hexstones.hex.Board#NO_CELL}
   */
  default List<String> explainMiss(
      Messages messages, Play play, List<Integer> turn, int colour, int better) {
    return explain(messages, play, turn);
  }

  /**
   * Why a game was won and lost, at most two sentences: what the players did, beside the numbers of
   * {@link #endgame}. Empty if nothing true and useful can be said. The game has ended by its rules
   * and not because players left.
   *
   * @param player who asks, or {@link org.hexstones.game.Position#NONE}
   */
  default List<Why> why(Messages messages, Play play, int player) {
    return List.of();
  }

  /**
   * What a player lost a game by, without its details; null where nothing is said.
   *
   * @param play has ended by its rules and not because players left
   * @param player one who has lost
   */
  default @Nullable Habit habit(Messages messages, Play play, int player) {
    return null;
  }

  /** Explains the winner's win. The game has ended by its rules and not because players left. */
  List<Markup> endgame(Messages messages, Play play);

  /** Whether the guide has rules and a lesson of the game; without, neither is offered. */
  default boolean hasGuide() {
    return true;
  }

  String designer();

  /** The address of a page about the designer or the game, on another site. */
  String designerPage();
}
