/**
 * Games in files, whatever the file is: the plain notation, JSON, a link, and pictures (SVG, PNG)
 * that carry the game inside. {@link org.hexstones.notation.file.GameFile} is the way in.
 *
 * <p>A file is data from a stranger: its size is bounded, only what carries the game is looked at,
 * and that is read by the notation's own readers, so that a game that was opened is a legal one.
 * This package knows the contract of games and no game.
 */
@NullMarked
package org.hexstones.notation.file;

import org.jspecify.annotations.NullMarked;
