/**
 * Records as short links: a version, one large number in letters and digits, and a checksum.
 *
 * <p>A record is a sequence of digits with different radices (the number of a free cell, the number
 * of variations, …). The reader knows each radix from the digits before, because it replays the
 * game. All digits form one number ({@link org.hexstones.notation.link.Digits}). The same code
 * encodes and decodes.
 *
 * <p>A published version is frozen: {@link org.hexstones.notation.link.LinkV1} must always read an
 * old link as before. This package knows the contract of games, but no game.
 */
@NullMarked
package org.hexstones.notation.link;

import org.jspecify.annotations.NullMarked;
