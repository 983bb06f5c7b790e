/**
 * The last step of the build: what can only be written once all other files of the site are there.
 * It joins the texts of all games, and writes the descriptions, the shortcuts, the start screen
 * within index.html, the single file, the headers with the page's policy, and the service worker's
 * list of files.
 *
 * <p>It knows files and their hashes, the list of games, and how the page's views draw a start
 * screen. It may be run again over a folder that has changed since; tests make a second version so.
 */
@NullMarked
package org.hexstones.site.assembly;

import org.jspecify.annotations.NullMarked;
