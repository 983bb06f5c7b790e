/**
 * Views that all screens share: buttons, dialogs, icons, fields, thumbnails, the parts around a
 * board. It knows no feature.
 */
@NullMarked
package org.hexstones.web.ui;

import org.jspecify.annotations.NullMarked;
