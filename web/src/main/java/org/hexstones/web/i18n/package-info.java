/**
 * All texts of the page. Each language is one file of texts ({@link
 * org.hexstones.web.i18n.MessageCatalog}), which the page loads when that language is chosen. The
 * rest of the page asks for a text by its {@link org.hexstones.web.i18n.MessageKey}, with as many
 * arguments as the text has places ({@link org.hexstones.web.i18n.Messages#say}). {@code
 * MessageCatalogTest} and {@code MessageArgumentsTest} fail the build for a key that is missing or
 * unused, a place that differs between languages, and an argument too few or too many. Games and
 * parts of the page add enums of their own, with keys in the same files. Numbers and plurals come
 * from {@link org.hexstones.web.i18n.Numbers}, which the browser implements.
 */
@NullMarked
package org.hexstones.web.i18n;

import org.jspecify.annotations.NullMarked;
