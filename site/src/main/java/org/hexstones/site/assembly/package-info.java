/**
 * The last step of the build. It joins the texts of all games, and writes what depends on all other
 * files of the site: the descriptions and shortcuts, the start screen within index.html, the single
 * file, the headers with the page's policy, and the service worker's list of files.
 *
 * <p>It knows files and their hashes, the list of games, and how the page's views draw a start
 * screen. It may run again over a folder that has changed since; tests make a second version that
 * way.
 */
@NullMarked
package org.hexstones.site.assembly;

import org.jspecify.annotations.NullMarked;
