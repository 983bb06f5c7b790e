package org.hexstones.web.ui;

/**
 * What was agreed for a game beyond its plain rules.
 *
 * @param word its name: "Misère"
 * @param rule what it means, in a sentence
 */
public record Term(String word, String rule) {}
