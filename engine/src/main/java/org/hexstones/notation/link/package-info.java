/**
 * Records as short links: a version, one large number written in letters and digits, and a check.
 *
 * <p>A record is told as a run of digits of many different radices (which of the free cells, how
 * many variations…), each radix known to the reader from what came before, because the reader
 * replays the game as it reads. The digits make one number ({@link
 * org.hexstones.notation.link.Digits}). What encodes and what decodes is one piece of code, walked
 * in two directions.
 *
 * <p>A published version is frozen: {@link org.hexstones.notation.link.LinkV1} may never read an
 * old link otherwise than it did. This package knows the contract of games and no game.
 */
@NullMarked
package org.hexstones.notation.link;

import org.jspecify.annotations.NullMarked;
