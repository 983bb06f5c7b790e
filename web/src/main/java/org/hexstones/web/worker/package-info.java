/**
 * The worker, which searches outside the page's thread.
 *
 * <p>It may know the engine's packages that are fit for the browser. It may not know the page's
 * code, and has no document: they exchange messages only.
 */
@NullMarked
package org.hexstones.web.worker;

import org.jspecify.annotations.NullMarked;
