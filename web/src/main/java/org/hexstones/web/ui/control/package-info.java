/** Buttons, choices, fields, dialogs and icons: the parts of a screen that know no game. */
@NullMarked
package org.hexstones.web.ui.control;

import org.jspecify.annotations.NullMarked;
