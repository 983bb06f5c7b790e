/**
 * What a match is, without any screen: seats, clocks, tournaments of two games, play by link, the
 * form that begins a match, boards that were drawn, and the cache of positions derived by replay.
 */
@NullMarked
package org.hexstones.web.match;

import org.jspecify.annotations.NullMarked;
