/**
 * The page: what the player sees and touches.
 *
 * <p>It may know the engine's packages that are fit for the browser. It may not know the worker's
 * code, which runs elsewhere: the two talk by messages alone.
 */
@NullMarked
package org.hexstones.web.app;

import org.jspecify.annotations.NullMarked;
