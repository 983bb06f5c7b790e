/**
 * Exact reasons of OMNY: what a turn did, and why a finished game was won and lost. {@link
 * org.hexstones.omny.reasons.OmnyReasons} finds {@link org.hexstones.omny.reasons.OmnyFact}s by the
 * rules and by finished searches alone, without a guess. The page has the words for them.
 *
 * <p>This package may know the rules of OMNY and the contract of games. The rules do not know it.
 */
@NullMarked
package org.hexstones.omny.reasons;

import org.jspecify.annotations.NullMarked;
