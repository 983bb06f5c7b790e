package org.hexstones.game;

/** A fact about a game that its rules do not need: a player's name, a date. Text is only text. */
public record Tag(String name, String value) {}
