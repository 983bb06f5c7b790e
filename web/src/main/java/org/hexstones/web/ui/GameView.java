package org.hexstones.web.ui;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Problem;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.OwnBoard;
import org.hexstones.web.ui.board.CellMarks;
import org.hexstones.web.ui.board.RulesOverlay;
import org.hexstones.web.vdom.Markup;
import org.jspecify.annotations.Nullable;

/** What the page needs to know of one game to show it. Stateless. */
public interface GameView {
  /** The game's word in set-ups. */
  String id();

  /** The forms that the start screen offers, one for each word a set-up may begin with. */
  List<GameForm> forms();

  /** What board a set-up that begins with a word takes. */
  BoardField boardField(String keyword);

  /** Ways of giving a board. */
  enum BoardField {
    ANY_SHAPE,
    SIDE,
    SIX_SIDES
  }

  /** The form of a game on a drawn board; null where the game makes nothing of what is drawn. */
  @Nullable GameForm drawn(OwnBoard board);

  /** The name of a game or preset. */
  String title(Messages messages, String keyword);

  /** One line about it. */
  String about(Messages messages, String keyword);

  /** Its options, in the order in which they are asked. */
  List<Field> fields(Messages messages, GameForm form);

  /** The word that a set-up began with, to name the game by. */
  String keyword(Setup setup);

  /** What can be done instead of a swap, or of keeping a side: a turn of stones. */
  String orPlace(Messages messages);

  /** How each colour stands, in the order of the colours. */
  List<Score> scores(Messages messages, Play play);

  CellMarks marks(Play play);

  /**
   * What the rules make of a position, as one colour sees it.
   *
   * @param colour whose stones are looked at, by its index
   */
  RulesOverlay overlay(Messages messages, Play play, int colour);

  /**
   * How a tournament of two games stands, colours having been exchanged for the second; or null
   * where the two are none.
   *
   * @param first at its end
   * @param second as it stands
   */
  default @Nullable TournamentSums sums(Play first, Play second) {
    return null;
  }

  /**
   * What the stones of a turn did, a sentence each, in the order in which they were placed.
   *
   * @param play the game before them; it is played on and taken back
   */
  List<String> explain(Messages messages, Play play, List<Integer> moves);

  /** Why who won has won; the game is over by its rules and not by leaving. */
  List<Markup> endgame(Messages messages, Play play);

  /** Whether the guide has rules and a lesson of the game; without, neither is offered. */
  default boolean hasGuide() {
    return true;
  }

  String designer();

  /** The sentence for one of the game's own problems, or null where it is none of them. */
  @Nullable String problem(Messages messages, Problem problem);
}
