package org.hexstones.web.first;

import java.util.List;
import org.hexstones.web.match.EarlyMoves;
import org.hexstones.web.match.Match;
import org.hexstones.web.session.Viewport;
import org.hexstones.web.settings.Settings;
import org.jspecify.annotations.Nullable;

/**
 * What the first program shows.
 *
 * @param match the match on the board; null if there is none to be shown
 * @param from the cursor of the match when it was opened; moves after it were made here
 * @param notice the message for the person, or null
 * @param visit whether it is the game of a link that is only looked at
 * @param focus the name of the cell with the keyboard's focus, or empty
 */
record FirstModel(
    Settings settings,
    Viewport viewport,
    @Nullable Match match,
    int from,
    @Nullable FirstNotice notice,
    boolean visit,
    String focus) {

  /** The model of a match that was just opened. */
  static FirstModel of(
      Settings settings, Viewport viewport, Match match, @Nullable FirstNotice notice) {
    return new FirstModel(settings, viewport, match, match.cursor(), notice, false, "");
  }

  /** The model of an address that cannot be opened. */
  static FirstModel refused(Settings settings, Viewport viewport, FirstNotice notice) {
    return new FirstModel(settings, viewport, null, 0, notice, false, "");
  }

  FirstModel withMatch(Match other) {
    return new FirstModel(settings, viewport, other, from, notice, visit, focus);
  }

  FirstModel asVisit() {
    return new FirstModel(settings, viewport, match, from, notice, true, focus);
  }

  FirstModel withNotice(@Nullable FirstNotice other) {
    return new FirstModel(settings, viewport, match, from, other, visit, focus);
  }

  FirstModel withFocus(String cell) {
    return new FirstModel(settings, viewport, match, from, notice, visit, cell);
  }

  FirstModel withViewport(Viewport other) {
    return new FirstModel(settings, other, match, from, notice, visit, focus);
  }

  /** The moves that were made here, for the page's program. */
  EarlyMoves early() {
    return new EarlyMoves(from, moves());
  }

  /** The moves that were made here. */
  List<Integer> moves() {
    Match shown = match;
    return shown == null
        ? List.of()
        : shown.record().mainLine().subList(Math.min(from, shown.cursor()), shown.cursor());
  }
}
