/** The start screen: the form for a game, its board, its players and clocks. */
@NullMarked
package org.hexstones.web.feature.start;

import org.jspecify.annotations.NullMarked;
