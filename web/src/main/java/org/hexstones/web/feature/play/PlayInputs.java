package org.hexstones.web.feature.play;

import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.LevelResult;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.session.Session;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the screen of a match needs beside the match.
 *
 * @param kept the number of the match's moves that are known to be saved, or -1
 * @param fork another course of the match that a link has brought, or null
 * @param sending the controls that send the match as a link; null while it is played live
 * @param live who is there in a live game, or null
 * @param visit whether a link has opened the match, and nobody has played on
 * @param levels the results against computers
 */
public record PlayInputs(
    Session session,
    PlayState state,
    int kept,
    @Nullable Element fork,
    @Nullable Element sending,
    @Nullable Element live,
    boolean visit,
    LevelRecord levels) {

  /** How a game of one person against computers has ended; null if it is none, or goes on. */
  static @Nullable LevelResult ended(MatchView moment) {
    return LevelResult.of(moment.match(), moment.play());
  }

  /** Whether the game that has ended is the first that the person has won at its level. */
  boolean isFirstWin(MatchView moment) {
    LevelResult result = ended(moment);
    return result != null && levels.isFirstWin(result);
  }
}
