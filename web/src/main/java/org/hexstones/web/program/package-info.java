/**
 * What every program of the site is made of beside its own loop: the languages, what is remembered,
 * what is kept, what leaves as a link or a file.
 *
 * <p>It may know the browser and the model, and neither the programs nor the worker's code.
 */
@NullMarked
package org.hexstones.web.program;

import org.jspecify.annotations.NullMarked;
