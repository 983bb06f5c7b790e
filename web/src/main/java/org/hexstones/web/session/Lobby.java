package org.hexstones.web.session;

import java.util.List;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.jspecify.annotations.Nullable;

/**
 * What new games are made from.
 *
 * @param form the form of the start screen
 * @param boards the boards that were drawn before
 * @param left the match that was left and can be resumed, or null
 * @param ids the prefix for the identifiers of this page's games, different at every start
 * @param games the number of games begun since
 * @param fresh whether the start screen shows the form's board though a match was left
 */
public record Lobby(
    GameForm form,
    List<OwnBoard> boards,
    @Nullable Match left,
    String ids,
    int games,
    boolean fresh) {
  public Lobby {
    boards = List.copyOf(boards);
  }

  public Lobby withForm(GameForm other) {
    return new Lobby(other, boards, left, ids, games, fresh);
  }

  public Lobby withBoards(List<OwnBoard> others) {
    return new Lobby(form, others, left, ids, games, fresh);
  }

  public Lobby withLeft(@Nullable Match match) {
    return new Lobby(form, boards, match, ids, games, fresh);
  }

  public Lobby withGames(int begun) {
    return new Lobby(form, boards, left, ids, begun, fresh);
  }

  public Lobby withFresh(boolean shown) {
    return new Lobby(form, boards, left, ids, games, shown);
  }

  /** The identifier for the next game. */
  public String freshId() {
    return ids + "-" + games;
  }
}
