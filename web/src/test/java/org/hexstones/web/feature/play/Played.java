package org.hexstones.web.feature.play;

import java.util.Objects;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.app.PageOnJvm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.protocol.Answer;

/** Plays games on a page: persons and computers take the first free cells. */
final class Played {
  private Played() {}

  /** Plays until so many moves are made or the game is over. */
  static void until(PageOnJvm page, int moves) {
    while (page.shown().cursor() < moves) {
      Match match = page.shown();
      Play play = PositionCache.to(match);
      if (play.isOver()) {
        return;
      }
      int cell = free(play);
      if (match.seats().get(play.mover()) == Seat.PERSON) {
        page.press(play.position().board().name(cell));
      } else {
        answer(page, Moves.place(play.position().nextColour(), cell));
      }
    }
  }

  /** The computer's answer. */
  static void answer(PageOnJvm page, int move) {
    int question = Objects.requireNonNull(page.model().play().thinking()).number();
    page.happens(new Answer.Best(question, move));
  }

  static int free(Play play) {
    Position position = play.position();
    int cell = 0;
    while (play.refusal(Moves.place(position.nextColour(), cell)) != null) {
      cell++;
    }
    return cell;
  }
}
