package org.hexstones.web.ui;

/**
 * What a player lost a game by, so that many games can be counted together.
 *
 * @param lesson the word of the lesson that teaches to do better, after the dot of its id; empty if
 *     there is none
 * @param sentence to the player, without the details of the game
 */
public record Habit(String lesson, String sentence) {}
