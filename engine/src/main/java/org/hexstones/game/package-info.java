/**
 * The one contract between games and everything that plays, shows, stores or searches them.
 *
 * <p>A {@link org.hexstones.game.Game} reads set-ups; a {@link org.hexstones.game.Setup} makes
 * positions; a {@link org.hexstones.game.Position} says whose move it is, which moves are legal,
 * and takes them back. A move is an int ({@link org.hexstones.game.Moves}): one stone on one cell
 * is one ply, and the mover may be the same several plies running, which is how turns of several
 * stones fit; where a turn may have fewer of them than are allowed, a move ends it. What a search
 * needs beside the rules a game brings as {@link org.hexstones.game.SearchSupport}. A {@link
 * org.hexstones.game.GameRecord} is the truth about a game; positions are derived from it by replay
 * ({@link org.hexstones.game.Play}).
 *
 * <p>This package may know boards. It may not know any game by name.
 */
@NullMarked
package org.hexstones.game;

import org.jspecify.annotations.NullMarked;
