/**
 * A person's settings as values. The package {@code feature.settings} shows them, {@code storage}
 * stores them.
 */
@NullMarked
package org.hexstones.web.settings;

import org.jspecify.annotations.NullMarked;
