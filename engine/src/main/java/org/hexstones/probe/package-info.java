/**
 * Small jobs with known results, requested in one line of text: a digest of the rules over many
 * random games, and the speed of random games and searches. The same code runs on the JVM and in
 * the page's worker, so that builds can be compared in results and in speed.
 *
 * <p>It may know what the worker knows: the registry, the search, the contract. It may not know its
 * callers.
 */
@NullMarked
package org.hexstones.probe;

import org.jspecify.annotations.NullMarked;
