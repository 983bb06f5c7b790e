/**
 * JMH benchmarks of the engine, compiled by the Maven profile {@code bench} only.
 *
 * <p>They may know every package of the engine; nothing of theirs is part of its jar.
 */
@NullMarked
package org.hexstones.bench;

import org.jspecify.annotations.NullMarked;
