/**
 * Records as text that a person can read and write: the set-up, start stones, tags, and the tree of
 * moves with comments and variations. {@link org.hexstones.notation.RecordText} is the way in; the
 * format itself is told in {@code docs/notation.md}.
 *
 * <p>A text is data from a stranger: its length, its texts and its tree are bounded before anything
 * is built, and every move is replayed through the rules while it is read, so that a record that
 * has been read is a legal one. Results are computed, never read.
 *
 * <p>What carries records in other shapes has packages of its own: {@code link}, {@code json},
 * {@code file}.
 *
 * <p>This package knows the contract of games and no game: what reads set-ups is handed in.
 */
@NullMarked
package org.hexstones.notation;

import org.jspecify.annotations.NullMarked;
