/** The editor in which a board is drawn. */
@NullMarked
package org.hexstones.web.feature.boardeditor;

import org.jspecify.annotations.NullMarked;
