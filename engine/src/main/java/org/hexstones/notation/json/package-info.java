/**
 * Records as JSON, for programs that do not read the plain notation. It has the same facts by name,
 * the same texts of set-ups and moves, and the same limits. {@link
 * org.hexstones.notation.json.JsonRecord} is the entry point. {@code docs/notation.md} describes
 * the format.
 *
 * <p>The text is not trusted. Its length and depth are limited, it is parsed completely, and every
 * move is replayed through the rules. This package knows the contract of games, but no game.
 */
@NullMarked
package org.hexstones.notation.json;

import org.jspecify.annotations.NullMarked;
