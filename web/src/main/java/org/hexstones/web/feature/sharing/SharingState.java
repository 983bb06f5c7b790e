package org.hexstones.web.feature.sharing;

import java.util.Collections;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.Seat;
import org.hexstones.web.match.ShortLink;
import org.hexstones.web.route.Address;
import org.jspecify.annotations.Nullable;

/**
 * The state of sharing.
 *
 * @param base the address of the page, without a fragment
 * @param hasSheet whether the system has a share sheet
 * @param visited the record that was opened and has not been changed since, or null; a visit is not
 *     saved
 * @param fork the other course of the shown game that a link has brought, or null
 * @param whole the match whose links show all moves also where an earlier position is on the board;
 *     empty for none
 * @param typed the typed text that is to be opened
 * @param drawing how much of a picture is drawn, in thousandths, or {@link
 *     SharingEvent#NOT_DRAWING}
 */
public record SharingState(
    String base,
    boolean hasSheet,
    @Nullable GameRecord visited,
    @Nullable Fork fork,
    String whole,
    String typed,
    int drawing) {

  /**
   * Another course of a game that is played by link.
   *
   * @param match the game
   * @param ply the first move that differs, from 0
   */
  public record Fork(String match, GameRecord record, int ply) {}

  /** The state before any link was opened. */
  public static final SharingState NOTHING =
      new SharingState("", false, null, null, "", "", SharingEvent.NOT_DRAWING);

  public SharingState at(String address, boolean sheet) {
    return new SharingState(address, sheet, visited, fork, whole, typed, drawing);
  }

  public SharingState withVisited(@Nullable GameRecord record) {
    return new SharingState(base, hasSheet, record, fork, whole, typed, drawing);
  }

  public SharingState withFork(@Nullable Fork other) {
    return new SharingState(base, hasSheet, visited, other, whole, typed, drawing);
  }

  public SharingState withWhole(String match) {
    return new SharingState(base, hasSheet, visited, fork, match, typed, drawing);
  }

  public SharingState withTyped(String text) {
    return new SharingState(base, hasSheet, visited, fork, whole, text, drawing);
  }

  public SharingState withDrawing(int thousandths) {
    return new SharingState(base, hasSheet, visited, fork, whole, typed, thousandths);
  }

  /** Whether a match is still as it was opened. */
  // Identity is enough: a record that is played on is another object.
  @SuppressWarnings("ReferenceEquality")
  public boolean isVisit(Match match) {
    return match.record() == visited;
  }

  /** Whether a visitor looks at a match and has not chosen how to go on. */
  public boolean greets(Match match) {
    return isVisit(match)
        && Collections.frequency(match.seats(), Seat.PERSON) == match.seats().size();
  }

  /** The address of a match without that of the page: with the position on the board, if asked. */
  public String fragment(Match match) {
    return Address.game(
        ShortLink.of(match.record()), isWhole(match) ? Fragment.ALL : match.movesToShow());
  }

  /** Whether the links of a match show all its moves by choice. */
  boolean isWhole(Match match) {
    return whole.equals(match.id());
  }

  /** The other course of this match, or null. */
  public @Nullable Fork forkOf(Match match) {
    Fork other = fork;
    return other != null && other.match().equals(match.id()) ? other : null;
  }
}
