/**
 * Small jobs with known answers, asked for in one line of text: what the rules come to over many
 * random games, and how fast random games and searches are. The same code runs on the JVM and in
 * the page's worker, so that two builds of it can be compared, in results and in speed.
 *
 * <p>It may know what the worker knows: the registry, the search, the contract. It may not know who
 * asks.
 */
@NullMarked
package org.hexstones.probe;

import org.jspecify.annotations.NullMarked;
