/**
 * A match without any screen: seats, clocks, tournaments of two games, play by link, the form that
 * begins a match, drawn boards, and the cache of positions derived by replay.
 */
@NullMarked
package org.hexstones.web.match;

import org.jspecify.annotations.NullMarked;
