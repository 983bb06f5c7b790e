/**
 * A small server for the finished site, for {@code ./play} and for the tests in a browser.
 *
 * <p>It knows files and HTTP, and nothing of the games: any host of static files can stand in.
 */
@NullMarked
package org.hexstones.site;

import org.jspecify.annotations.NullMarked;
