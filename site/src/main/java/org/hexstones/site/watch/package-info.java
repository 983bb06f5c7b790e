/**
 * {@code ./play --watch}: serves the site from its sources, makes anew what an edit has changed and
 * has the page load it. Runs on a developer's machine alone, and nothing of it gets into the site.
 */
@NullMarked
package org.hexstones.site.watch;

import org.jspecify.annotations.NullMarked;
