package org.hexstones.web.view;

import java.util.List;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.parse.Problem;
import org.hexstones.web.markup.Markup;
import org.hexstones.web.model.Form;
import org.hexstones.web.model.OwnBoard;
import org.hexstones.web.text.Talk;
import org.jspecify.annotations.Nullable;

/** What the page needs to know of one game to show it. Stateless. */
public interface GameView {
  /** The game's word in set-ups. */
  String id();

  /** The forms that the start screen offers, one for each word a set-up may begin with. */
  List<Form> forms();

  /** What board a set-up that begins with a word takes. */
  BoardField boardField(String keyword);

  /** Ways of giving a board. */
  enum BoardField {
    ANY_SHAPE,
    SIDE,
    SIX_SIDES
  }

  /** The form of a game on a drawn board; null where the game makes nothing of what is drawn. */
  @Nullable Form drawn(OwnBoard board);

  /** The name of a game or preset. */
  String title(Talk talk, String keyword);

  /** One line about it. */
  String about(Talk talk, String keyword);

  /** Its options, in the order in which they are asked. */
  List<Field> fields(Talk talk, Form form);

  /** The word that a set-up began with, to name the game by. */
  String keyword(Setup setup);

  /** What can be done instead of a swap, or of keeping a side: a turn of stones. */
  String orPlace(Talk talk);

  /** How each colour stands, in the order of the colours. */
  List<Score> scores(Talk talk, Play play);

  CellMarks marks(Play play);

  /**
   * What the rules make of a position, as one colour sees it.
   *
   * @param colour whose stones are looked at, by its index
   */
  Outlook outlook(Talk talk, Play play, int colour);

  /**
   * How a tournament of two games stands, colours having been exchanged for the second; or null
   * where the two are none.
   *
   * @param first at its end
   * @param second as it stands
   */
  default @Nullable Sums sums(Play first, Play second) {
    return null;
  }

  /**
   * What the stones of a turn did, a sentence each, in the order in which they were placed.
   *
   * @param play the game before them; it is played on and taken back
   */
  List<String> explain(Talk talk, Play play, List<Integer> moves);

  /** Why who won has won; the game is over by its rules and not by leaving. */
  List<Markup> endgame(Talk talk, Play play);

  String designer();

  /** The sentence for one of the game's own problems, or null where it is none of them. */
  @Nullable String problem(Talk talk, Problem problem);
}
