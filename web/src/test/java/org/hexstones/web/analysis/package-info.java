/** Tests of the analysis board. */
@NullMarked
package org.hexstones.web.analysis;

import org.jspecify.annotations.NullMarked;
