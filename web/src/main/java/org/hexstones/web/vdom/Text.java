package org.hexstones.web.vdom;

/** A text; it stays a text, whatever it contains. */
public record Text(String text) implements Markup {}
