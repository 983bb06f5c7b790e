/** The board editor. */
@NullMarked
package org.hexstones.web.feature.boardeditor;

import org.jspecify.annotations.NullMarked;
