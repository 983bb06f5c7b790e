/**
 * A small server for the finished site, for {@code ./play} and for the tests in a browser.
 *
 * <p>It knows files and HTTP, but not the games. Any host of static files can replace it.
 */
@NullMarked
package org.hexstones.site;

import org.jspecify.annotations.NullMarked;
