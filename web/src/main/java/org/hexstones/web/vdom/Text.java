package org.hexstones.web.vdom;

/** A text. It is never parsed as markup, whatever it contains. */
public record Text(String text) implements Markup {}
