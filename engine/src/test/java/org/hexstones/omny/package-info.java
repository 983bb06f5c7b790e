/**
 * Tests of OMNY, most of them against {@link org.hexstones.omny.Naive}, its rules in the simplest
 * form.
 */
@NullMarked
package org.hexstones.omny;

import org.jspecify.annotations.NullMarked;
