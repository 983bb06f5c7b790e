/** The dialogs for settings and for the list of keys. */
@NullMarked
package org.hexstones.web.feature.settings;

import org.jspecify.annotations.NullMarked;
