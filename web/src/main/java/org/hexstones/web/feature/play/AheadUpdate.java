package org.hexstones.web.feature.play;

import org.hexstones.game.Position;
import org.hexstones.hex.Board;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.mvu.Next;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Part;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings.Switch;

/** Updates for a stone that a person lays ahead while the computer thinks. */
final class AheadUpdate {
  private final PositionCache positions;

  AheadUpdate(PositionCache positions) {
    this.positions = positions;
  }

  /** Lays a stone ahead, in place of an earlier one. A second press withdraws it. */
  static Part<PlayState> press(Part<PlayState> part, MatchView now, String name) {
    Board board = now.position().board();
    int cell = board.cellNamed(name);
    Session session = part.session().withFocus(name);
    if (cell == Board.NO_CELL) {
      return part;
    }
    if (session.settings().has(Switch.NO_AHEAD)) {
      return part.with(session.withNotice(Notice.Kind.THINKS));
    }
    if (now.position().stoneAt(cell) != Position.NONE) {
      return part.with(session.withNotice(Notice.Kind.AHEAD_TAKEN));
    }
    boolean again = part.state().input().ahead().equals(name);
    return with(part.with(session.withoutPassingNotice()), again ? "" : name);
  }

  static Part<PlayState> with(Part<PlayState> part, String cell) {
    return part.with(part.state().withInput(part.state().input().withAhead(cell)));
  }

  /** Follows the match: the stone is placed in the person's turn, or falls away. */
  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  Next<Part<PlayState>> follow(Session before, Part<PlayState> part) {
    String ahead = part.state().input().ahead();
    Match old = before.shown();
    Match match = part.session().shown();
    if (ahead.isEmpty() || old == match) {
      return Next.of(part);
    }
    if (old == null
        || match == null
        || !old.id().equals(match.id())
        || match.cursor() < old.cursor()) {
      return Next.of(with(part, ""));
    }
    MatchView now = positions.at(match);
    Position position = now.position();
    if (position.stoneAt(position.board().cellNamed(ahead)) != Position.NONE) {
      Session noticed = part.session().withNotice(Notice.Kind.AHEAD_TAKEN);
      return Next.of(with(now.play().isOver() ? part : part.with(noticed), ""));
    }
    return now.isPersons()
        ? Next.of(part, new PlayEffect.LayAhead())
        : Next.of(now.awaitsComputer() ? part : with(part, ""));
  }
}
