/**
 * The finished site in a real browser, served from its folder as any host would serve it.
 *
 * <p>These tests know what a player sees: text, roles and attributes of the page. They may not know
 * the engine or the page's code.
 */
@NullMarked
package org.hexstones.e2e;

import org.jspecify.annotations.NullMarked;
