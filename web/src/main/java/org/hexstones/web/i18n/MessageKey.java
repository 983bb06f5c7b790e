package org.hexstones.web.i18n;

/**
 * The key of a text. Each enum of keys belongs to one part of the page. A test compares the keys
 * with the files of texts, and the number of arguments of each {@link Messages#say} with the places
 * of its text.
 */
public interface MessageKey {
  /** The key in the files of texts: the name of its enum, a point, and its own name. */
  String key();
}
