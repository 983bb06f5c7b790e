/**
 * The first program: it draws the game of an address, or the one that the start screen offers, and
 * takes its first stones until the page's program is there and takes over. Small enough to come
 * long before that one: no search, no library, no guide. See docs/architecture.md.
 */
@NullMarked
package org.hexstones.web.first;

import org.jspecify.annotations.NullMarked;
