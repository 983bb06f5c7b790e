/**
 * What a person types and asks on a board, whichever it is: the one place where its keys have their
 * meaning, and the answers that are read aloud. The first program has none of it.
 */
@NullMarked
package org.hexstones.web.ui.ask;

import org.jspecify.annotations.NullMarked;
