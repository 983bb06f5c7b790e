package org.hexstones.omny.reasons;

/**
 * A fact of a finished game.
 *
 * @param turn the turn after which it is true, or that it is about, from 1: every komi, choice of a
 *     side and swap is a turn, too
 */
public record InTurn(int turn, OmnyFact fact) {}
