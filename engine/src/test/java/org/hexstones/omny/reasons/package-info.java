/** Tests of the reasons of OMNY, against a recount by its rules in the simplest form. */
@NullMarked
package org.hexstones.omny.reasons;

import org.jspecify.annotations.NullMarked;
