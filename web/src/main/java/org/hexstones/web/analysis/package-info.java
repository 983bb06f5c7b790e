/**
 * The analysis board: a separate program beside the page, loaded on demand. It is built like the
 * page and run by the same loop: a model, updates by event class, handlers by effect class, and a
 * view. Its parts are {@code tree}, {@code insight}, {@code review} and {@code composer}, each with
 * its own state, events, updates and views. None of them knows this package.
 *
 * <p>It may use the page's parts, but not the page's shell. Nothing of the page may know it.
 */
@NullMarked
package org.hexstones.web.analysis;

import org.jspecify.annotations.NullMarked;
