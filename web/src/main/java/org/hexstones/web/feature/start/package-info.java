/** The start screen: the form in which a game, its board, its players and clocks are chosen. */
@NullMarked
package org.hexstones.web.feature.start;

import org.jspecify.annotations.NullMarked;
