/**
 * All texts of the page. Each language is one file of texts ({@link
 * org.hexstones.web.i18n.MessageCatalog}), which the page loads when that language is chosen. The
 * rest of the page uses classes with one method for each text, and enums for texts without
 * parameters. {@code MessageCatalogTest} checks the files: a key that is missing or unused, or a
 * parameter that differs, fails the build. Games add classes of their own, with keys in the same
 * files. Numbers and plurals come from {@link org.hexstones.web.i18n.Numbers}, which the browser
 * implements.
 */
@NullMarked
package org.hexstones.web.i18n;

import org.jspecify.annotations.NullMarked;
