/**
 * Draws boards into pixels without a browser, and writes animated pictures: for the worker and for
 * the build of the site. It knows cells and colours, and no game.
 */
@NullMarked
package org.hexstones.web.raster;

import org.jspecify.annotations.NullMarked;
