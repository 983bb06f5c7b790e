/**
 * The page's shell: the model, the routing of events, the followers, the page in the browser.
 *
 * <p>It may use the engine's packages that are fit for the browser. It does not know the worker's
 * code: they exchange messages only.
 */
@NullMarked
package org.hexstones.web.app;

import org.jspecify.annotations.NullMarked;
