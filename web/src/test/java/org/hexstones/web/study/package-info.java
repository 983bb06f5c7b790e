/** Tests of the analysis board. */
@NullMarked
package org.hexstones.web.study;

import org.jspecify.annotations.NullMarked;
