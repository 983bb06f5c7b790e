/**
 * What page and worker say to each other: typed messages and their text form. Either side bounds
 * and checks what it reads. Knows neither side.
 */
@NullMarked
package org.hexstones.web.protocol;

import org.jspecify.annotations.NullMarked;
