/**
 * The last step of the build: what can only be written once all files of the site are there. The
 * single file, the headers with the page's policy, and the service worker's list of files.
 *
 * <p>It knows files and their hashes, and nothing of what is in them. It may be run again over a
 * folder that has changed since; tests make a second version so.
 */
@NullMarked
package org.hexstones.site.assembly;

import org.jspecify.annotations.NullMarked;
