/**
 * The analysis board: a program of its own beside the page, loaded only where it is asked for. It
 * is made as the page is, and run by the same loop: a model, updates by event class, handlers by
 * effect class, and a view. What it is made of is in {@code tree}, {@code insight} and {@code
 * review}, each with its own state, events, updates and views; none of them knows this package.
 *
 * <p>It may know what the page is made of, and never the page's shell; nothing of the page may know
 * it.
 */
@NullMarked
package org.hexstones.web.analysis;

import org.jspecify.annotations.NullMarked;
