/**
 * {@code ./play --watch}: serves the site from its sources, rebuilds what an edit has changed, and
 * makes the page load it. It runs only on a developer's machine; the published site contains none
 * of it.
 */
@NullMarked
package org.hexstones.site.watch;

import org.jspecify.annotations.NullMarked;
