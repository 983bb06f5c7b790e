/** The position editor. */
@NullMarked
package org.hexstones.web.feature.positioneditor;

import org.jspecify.annotations.NullMarked;
