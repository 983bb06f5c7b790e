package org.hexstones.omega.reasons;

import org.hexstones.omega.StoneEffect;

/**
 * A stone in the ledger of a game.
 *
 * @param turn the number of its turn, from 1: every swap is a turn, too
 * @param cell where it lies
 * @param placer the player who placed it
 * @param effect what it did to its colour's score
 * @param onLargest whether it made the largest group of its colour larger, joining no other, and no
 *     group was as large as that one
 */
public record LedgerStone(int turn, int cell, int placer, StoneEffect effect, boolean onLargest) {}
