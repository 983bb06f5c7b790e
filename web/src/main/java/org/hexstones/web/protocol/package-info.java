/**
 * The messages between page and worker: types and their text form. Either side bounds and checks
 * what it reads. It knows neither side.
 */
@NullMarked
package org.hexstones.web.protocol;

import org.jspecify.annotations.NullMarked;
