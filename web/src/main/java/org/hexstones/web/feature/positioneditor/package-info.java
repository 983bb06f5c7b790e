/** The editor in which a position is set up. */
@NullMarked
package org.hexstones.web.feature.positioneditor;

import org.jspecify.annotations.NullMarked;
