/**
 * Games in files of any format: the plain notation, JSON, a link, and pictures (SVG, PNG, GIF) that
 * contain a game. {@link org.hexstones.notation.file.GameFile} is the entry point.
 *
 * <p>A file is not trusted. Its size is limited, everything but the game is ignored, and the
 * readers of the notation read the game. So each game that was opened is legal. This package knows
 * the contract of games, but no game.
 */
@NullMarked
package org.hexstones.notation.file;

import org.jspecify.annotations.NullMarked;
