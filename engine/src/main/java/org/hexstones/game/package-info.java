/**
 * The contract between games and all code that plays, shows, stores or searches them.
 *
 * <p>A {@link org.hexstones.game.Game} reads set-ups. A {@link org.hexstones.game.Setup} makes
 * positions. A {@link org.hexstones.game.Position} knows the mover and the legal moves, plays moves
 * and takes them back. A move is an int ({@link org.hexstones.game.Moves}): one stone on one cell
 * is one ply. The same player may move for several plies in a row, so that turns may have several
 * stones. If a turn may have fewer stones than the maximum, a move ends it. A game supplies what a
 * search needs beside the rules as {@link org.hexstones.game.SearchSupport}. A {@link
 * org.hexstones.game.GameRecord} stores a game; replay derives positions from it ({@link
 * org.hexstones.game.Play}).
 *
 * <p>This package may know boards, but no game.
 */
@NullMarked
package org.hexstones.game;

import org.jspecify.annotations.NullMarked;
