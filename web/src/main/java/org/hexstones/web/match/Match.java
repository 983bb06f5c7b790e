package org.hexstones.web.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Position;
import org.hexstones.game.Tag;
import org.hexstones.notation.RecordBounds;
import org.hexstones.notation.link.Fragment;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A game on the page.
 *
 * @param id the identifier under which it is stored, different for every game
 * @param record the source of truth; its main line may continue beyond the cursor
 * @param cursor the number of main-line moves on the board
 * @param seats one seat for each player
 * @param picked the colour chosen for the next stone, or {@link Position#NONE} for colour order
 * @param paused whether computers and clocks wait until somebody resumes them
 * @param sent the number of main-line moves that were sent to others and are final; 0 if it is not
 *     played by link
 * @param clocks the players' time
 * @param lineage what it has in common with the states that it was made from
 */
public record Match(
    String id,
    GameRecord record,
    int cursor,
    List<Seat> seats,
    int picked,
    boolean paused,
    int sent,
    Clocks clocks,
    Lineage lineage) {
  public Match {
    seats = List.copyOf(seats);
  }

  public static Match begin(String id, GameRecord record, List<Seat> seats) {
    List<Seat> used = new ArrayList<>(seats);
    while (used.size() < record.setup().players()) {
      used.add(Seat.PERSON);
    }
    return new Match(
        id,
        record,
        record.mainLine().size(),
        used.subList(0, record.setup().players()),
        Position.NONE,
        false,
        0,
        Clocks.NONE,
        new Lineage());
  }

  /**
   * Whether nothing would be lost with it: nothing was played, arranged or written, and it follows
   * no other game.
   */
  public boolean isEmpty() {
    return record.root().equals(Node.ROOT)
        && record.start().isEmpty()
        && TwoGameMatch.firstGame(record) == null;
  }

  /**
   * Whether another state shows the same: the same game at the same move, whatever its clocks say.
   */
  // Values are immutable: the same record means the same moves.
  @SuppressWarnings("ReferenceEquality")
  public boolean showsSame(Match other) {
    return record == other.record
        && cursor == other.cursor
        && paused == other.paused
        && sent == other.sent
        && picked == other.picked
        && id.equals(other.id)
        && seats.equals(other.seats);
  }

  /**
   * Whether the game goes on against clocks. Then nobody may study its positions.
   *
   * @param over whether the game has ended
   */
  public boolean isTimed(boolean over) {
    return !over && !clocks.areNone();
  }

  /**
   * The match with one more move after the cursor. It replaces the undone moves of the main line.
   * If the record has no room for the move, nothing changes ({@link #full}).
   */
  public Match played(int move) {
    return orThis(grown(move));
  }

  /** The reason why the record has no room for a move after the cursor, or null. */
  public @Nullable Reason full(int move) {
    Match longer = grown(move);
    return isRoomFor(longer) ? null : RecordBounds.refusal(longer.record);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private boolean isRoomFor(Match longer) {
    return longer.record == record || RecordBounds.fits(longer.record);
  }

  private Match orThis(Match longer) {
    return isRoomFor(longer) ? longer : this;
  }

  private Match grown(int move) {
    List<Integer> line = record.mainLine();
    if (cursor < line.size() && line.get(cursor) == move) {
      return at(cursor + 1).withPaused(false);
    }
    GameRecord longer = record.withRoot(MainLine.played(record.root(), cursor, move));
    return new Match(id, longer, cursor + 1, seats, Position.NONE, false, sent, clocks, lineage);
  }

  /**
   * The match extended by the moves that another copy of it has beyond its end. The clocks are
   * those of the copy with more moves; of two with the same moves, time that either has spent
   * counts.
   */
  public Match upTo(Match other) {
    Match longer = upTo(other.record);
    if (longer.cursor > cursor) {
      return longer.withClocks(other.clocks).withPaused(paused);
    }
    return record.equals(other.record) ? withClocks(clocks.least(other.clocks)) : this;
  }

  /** The match extended by the moves that another record of it has beyond its end. */
  public Match upTo(GameRecord other) {
    List<Integer> here = record.mainLine();
    List<Integer> there = other.mainLine();
    Match longer = this;
    if (cursor == here.size()
        && record.setup().text().equals(other.setup().text())
        && LinkGame.fork(here, there) == here.size()) {
      for (int move : there.subList(here.size(), there.size())) {
        longer = longer.grown(move);
      }
    }
    return longer.record.replay().isOk() ? orThis(longer) : this;
  }

  /**
   * The number of moves on the board of a saved state that this state still has; a move that was
   * replaced since no longer counts as saved.
   *
   * @param state the last saved state, or null
   * @return -1 if none of this match is known to be saved
   */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public int savedPlies(@Nullable Match state) {
    if (state == null || !state.id.equals(id)) {
      return -1;
    }
    return state.record == record
        ? state.cursor
        : Math.min(state.cursor, LinkGame.fork(state.record.mainLine(), record.mainLine()));
  }

  /** The match without the moves beyond the cursor. */
  public Match cut() {
    GameRecord shorter = record.withRoot(MainLine.cut(record.root(), cursor));
    return new Match(
        id, shorter, cursor, seats, Position.NONE, false, Math.min(sent, cursor), clocks, lineage);
  }

  /** The match after so many moves of its main line; after all, if it has no such place. */
  public Match shownAt(int moves) {
    return moves < 0 || moves > record.mainLine().size() ? atEnd() : at(moves);
  }

  public Match at(int place) {
    return new Match(id, record, place, seats, Position.NONE, paused, sent, clocks, lineage);
  }

  /** The match after the last move of its main line. */
  public Match atEnd() {
    return at(record.mainLine().size());
  }

  /** The match with a record that has the same moves. */
  public Match withRecord(GameRecord other) {
    return new Match(id, other, cursor, seats, picked, paused, sent, clocks, lineage);
  }

  /** The match as a later state of another one, which it may replace. */
  public Match withLineage(Lineage before) {
    return new Match(id, record, cursor, seats, picked, paused, sent, clocks, before);
  }

  /** Whether one of two states was made from the other, or both from a third. */
  // A lineage is its object: all of them are equal.
  @SuppressWarnings("ReferenceEquality")
  public boolean isOfLineage(Lineage other) {
    return lineage == other;
  }

  /** The same game with another identifier. */
  public Match withId(String other) {
    return new Match(other, record, cursor, seats, picked, paused, sent, clocks, lineage);
  }

  public Match withPicked(int colour) {
    return new Match(id, record, cursor, seats, colour, paused, sent, clocks, lineage);
  }

  /** The match with other tags of its record, as far as there is room for them. */
  public Match withTags(List<Tag> tags) {
    return withRecord(RecordTags.with(record, tags));
  }

  /** Whether it is played by link. */
  public boolean isByLink() {
    return seats.contains(Seat.LINK);
  }

  /** Whether it is played by link, and nobody here has a seat. */
  public boolean isOnlyElsewhere() {
    return Collections.frequency(seats, Seat.LINK) == seats.size();
  }

  /**
   * The number of moves on the board if a link is to show just these; negative where it shows all.
   * In a game by link all moves count.
   */
  public int movesToShow() {
    boolean isWhole = cursor == record.mainLine().size();
    return isWhole || isByLink() || LinkGame.matchId(record) != null ? Fragment.ALL : cursor;
  }

  public Match withPaused(boolean waits) {
    return new Match(id, record, cursor, seats, picked, waits, sent, clocks, lineage);
  }

  public Match withSeats(List<Seat> others) {
    return new Match(id, record, cursor, others, Position.NONE, paused, sent, clocks, lineage);
  }

  /** The match after so many moves were sent to others, which makes them final. */
  public Match withSent(int plies) {
    return new Match(id, record, cursor, seats, picked, paused, plies, clocks, lineage);
  }

  public Match withClocks(Clocks other) {
    return new Match(id, record, cursor, seats, picked, paused, sent, other, lineage);
  }
}
