/**
 * Live play between devices: the meeting by codes, who sits where, and the game that both sides
 * keep alike. A live game is a game by link whose links travel by themselves: its record is merged
 * by the rules of play by link, and it goes on by link when a connection ends.
 */
@NullMarked
package org.hexstones.web.feature.live;

import org.jspecify.annotations.NullMarked;
