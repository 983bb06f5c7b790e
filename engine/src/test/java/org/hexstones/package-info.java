/** Tests that look at the engine as a whole: which package may know which. */
@NullMarked
package org.hexstones;

import org.jspecify.annotations.NullMarked;
