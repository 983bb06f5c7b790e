package org.hexstones.web.model;

import org.hexstones.game.GameRecord;

/**
 * A question the worker is asked.
 *
 * @param question its number; an answer with another number is too late
 * @param record what it is about, as it is and not as it equals
 * @param playouts how many games the worker has tried so far
 */
public record Thinking(int question, GameRecord record, int playouts) {}
