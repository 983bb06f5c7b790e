/**
 * Benchmarks of the engine: JMH's, compiled by the Maven profile {@code bench} only, and programs
 * that a script beside them runs in turn with the same work in C.
 *
 * <p>They may know every package of the engine; nothing of theirs is part of its jar.
 */
@NullMarked
package org.hexstones.bench;

import org.jspecify.annotations.NullMarked;
