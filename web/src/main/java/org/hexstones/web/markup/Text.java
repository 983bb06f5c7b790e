package org.hexstones.web.markup;

/** A text; it stays a text, whatever it contains. */
public record Text(String text) implements Markup {}
