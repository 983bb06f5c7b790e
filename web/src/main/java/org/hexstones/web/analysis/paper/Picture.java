package org.hexstones.web.analysis.paper;

import org.hexstones.game.GameRecord;

/**
 * A diagram that is to be saved.
 *
 * @param name the file's name without its ending
 * @param svg the text of the SVG picture; as PNG it has as many pixels
 * @param forPaper whether its pixels are those of a width on paper, 300 to an inch
 * @param record the game that a PNG picture carries
 */
public record Picture(String name, String svg, boolean forPaper, GameRecord record) {}
