package org.hexstones.web.session;

import java.util.List;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.OwnBoard;
import org.jspecify.annotations.Nullable;

/**
 * What games begin from.
 *
 * @param form what the start screen says
 * @param boards those drawn before
 * @param left the match that was left and can be gone on with, or null
 * @param ids what the identifiers of this page's games begin with, different at every start
 * @param games how many games were begun since
 */
public record Lobby(
    GameForm form, List<OwnBoard> boards, @Nullable Match left, String ids, int games) {
  public Lobby {
    boards = List.copyOf(boards);
  }

  public Lobby withForm(GameForm other) {
    return new Lobby(other, boards, left, ids, games);
  }

  public Lobby withBoards(List<OwnBoard> others) {
    return new Lobby(form, others, left, ids, games);
  }

  public Lobby withLeft(@Nullable Match match) {
    return new Lobby(form, boards, match, ids, games);
  }

  public Lobby withGames(int begun) {
    return new Lobby(form, boards, left, ids, begun);
  }

  /** The identifier of the next game that begins here. */
  public String freshId() {
    return ids + "-" + games;
  }
}
