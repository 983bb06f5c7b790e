package org.hexstones.game;

/**
 * A fact about a game that the rules do not need, such as a player's name or a date. It is plain
 * text.
 */
public record Tag(String name, String value) {}
