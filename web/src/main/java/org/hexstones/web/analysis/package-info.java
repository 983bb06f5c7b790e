/**
 * The analysis board: a program of its own beside the page, loaded only where it is asked for. It
 * is made as the page is: {@code model}, {@code update}, {@code view}, and {@code page}, which is
 * where it starts.
 *
 * <p>It may know what the page is made of, and never the page's loop; nothing of the page may know
 * it.
 */
@NullMarked
package org.hexstones.web.analysis;

import org.jspecify.annotations.NullMarked;
