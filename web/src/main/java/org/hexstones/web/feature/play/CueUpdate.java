package org.hexstones.web.feature.play;

import java.util.List;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Position;
import org.hexstones.web.match.AdjacentGroups;
import org.hexstones.web.match.Cue;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.Match;
import org.hexstones.web.match.PositionCache;
import org.hexstones.web.match.Seat;
import org.hexstones.web.mvu.Effect;
import org.hexstones.web.session.Notice;
import org.hexstones.web.session.Screen;
import org.hexstones.web.session.Session;
import org.hexstones.web.settings.Settings.Switch;
import org.jspecify.annotations.Nullable;

/** Chooses the sounds and vibrations for what has happened, if they are switched on. */
final class CueUpdate {
  private static final int HURRY_MILLIS = 10_000;

  private final PositionCache positions;

  CueUpdate(PositionCache positions) {
    this.positions = positions;
  }

  List<Effect> follow(Session before, Session after, LevelRecord levels) {
    boolean sound = after.settings().has(Switch.SOUND);
    boolean vibration = after.settings().has(Switch.VIBRATION);
    Cue cue = sound || vibration ? cue(before, after, levels) : null;
    return cue == null ? List.of() : List.of(effect(cue, played(after), sound, vibration));
  }

  /** A stone that joins groups has a cue of its own. */
  private Effect effect(Cue cue, @Nullable Match match, boolean sound, boolean vibration) {
    if (match == null || cue != Cue.STONE) {
      return new PlayEffect.PlayCue(cue, Position.NONE, 0, sound, vibration);
    }
    Play play = positions.at(match).play();
    int move = play.moveAt(play.size() - 1);
    AdjacentGroups joined =
        AdjacentGroups.of(play.position(), Moves.cell(move), Moves.colour(move));
    Cue given = joined.count() > 1 ? Cue.JOIN : Cue.STONE;
    return new PlayEffect.PlayCue(given, Moves.colour(move), joined.together(), sound, vibration);
  }

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private @Nullable Cue cue(Session before, Session after, LevelRecord levels) {
    Notice notice = after.notice();
    if (notice != null && notice != before.notice() && notice.kind() == Notice.Kind.REFUSED) {
      return Cue.REFUSED;
    }
    Match old = played(before);
    Match match = played(after);
    if (old == null || match == null || !old.id().equals(match.id())) {
      return null;
    }
    if (match.cursor() > old.cursor() && match.record() != old.record()) {
      Play play = positions.at(match).play();
      return play.isOver() ? end(match, play, levels) : stone(play);
    }
    return hurries(old, match) ? Cue.HURRY : null;
  }

  private static Cue end(Match match, Play play, LevelRecord levels) {
    LevelResult result = LevelResult.of(match, play);
    return result != null && levels.isFirstWin(result) ? Cue.FIRST_WIN : Cue.END;
  }

  private static @Nullable Cue stone(Play play) {
    return Moves.isPlace(play.moveAt(play.size() - 1)) ? Cue.STONE : null;
  }

  private static @Nullable Match played(Session session) {
    Screen board = session.screens().board();
    return board == null ? null : board.match();
  }

  /** Whether the last seconds of a person's clock have begun. */
  private boolean hurries(Match old, Match match) {
    boolean none = match.clocks().areNone() || old.clocks().areNone();
    int mover = none ? Position.NONE : positions.at(match).play().mover();
    return mover != Position.NONE
        && match.seats().get(mover) == Seat.PERSON
        && old.clocks().left().get(mover) > HURRY_MILLIS
        && match.clocks().left().get(mover) <= HURRY_MILLIS;
  }
}
