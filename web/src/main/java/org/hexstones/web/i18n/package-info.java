/**
 * Every word of the page. A language is one file of texts ({@link
 * org.hexstones.web.i18n.MessageCatalog}), which the page loads when that language is chosen; what
 * the rest of the page sees are classes with a method a text, or a case of an enum for a text with
 * nothing to fill in. {@code CatalogueTest} holds the files to these: a key that is missing or that
 * nobody asks for, or a place to fill that is not the same, fails the build. Games bring classes of
 * their own and keys in the same files. Numbers and plurals come from {@link
 * org.hexstones.web.i18n.Numbers}, which the browser implements.
 */
@NullMarked
package org.hexstones.web.i18n;

import org.jspecify.annotations.NullMarked;
