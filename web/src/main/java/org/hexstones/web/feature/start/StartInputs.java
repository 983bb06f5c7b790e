package org.hexstones.web.feature.start;

import org.hexstones.web.board.BoardInput;
import org.hexstones.web.match.LevelRecord;
import org.hexstones.web.match.MatchView;
import org.hexstones.web.session.Session;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the start screen shows.
 *
 * @param board what is typed and asked
 * @param moment the match on its board, or null
 * @param isRunning whether that match was left and goes on
 * @param isLeftOver whether a match was left that has ended
 * @param linkGames the games that are played by link, or null
 * @param practice what is asked again today, or null
 * @param copyOffer the offer to save a copy of all games, or null
 * @param streak the number of daily puzzles solved in a row
 * @param levels the results against computers
 */
public record StartInputs(
    Session session,
    BoardInput board,
    @Nullable MatchView moment,
    boolean isRunning,
    boolean isLeftOver,
    @Nullable Element linkGames,
    @Nullable Element practice,
    @Nullable Element copyOffer,
    int streak,
    LevelRecord levels) {}
