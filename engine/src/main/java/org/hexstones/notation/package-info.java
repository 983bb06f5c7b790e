/**
 * Records as text that a person can read and write: the set-up, start stones, tags, and the tree of
 * moves with comments and variations. {@link org.hexstones.notation.RecordText} is the entry point.
 * {@code docs/notation.md} describes the format.
 *
 * <p>The text is not trusted. Its length, its comments and its tree are limited, and every move is
 * replayed through the rules while it is read. So each record that was read is legal. Results are
 * computed, never read.
 *
 * <p>The packages {@code link}, {@code json} and {@code file} have other formats.
 *
 * <p>This package knows the contract of games, but no game: callers pass a reader of set-ups.
 */
@NullMarked
package org.hexstones.notation;

import org.jspecify.annotations.NullMarked;
