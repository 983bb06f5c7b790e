/**
 * Records as JSON, for programs that would rather not read the plain notation: the same facts under
 * names, the same words for set-ups and moves, the same bounds. {@link
 * org.hexstones.notation.json.JsonRecord} is the way in; the format is told in {@code
 * docs/notation.md}.
 *
 * <p>A text is data from a stranger: its length and depth are bounded before anything is built, it
 * is parsed whole, and every move is replayed through the rules. This package knows the contract of
 * games and no game.
 */
@NullMarked
package org.hexstones.notation.json;

import org.jspecify.annotations.NullMarked;
