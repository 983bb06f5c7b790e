/**
 * Views that all screens share: the board and its layout, buttons, dialogs, icons, fields,
 * thumbnails, the input on a board. It knows no feature.
 */
@NullMarked
package org.hexstones.web.ui;

import org.jspecify.annotations.NullMarked;
