/** The dialogs of the settings and of the list of keys. */
@NullMarked
package org.hexstones.web.feature.settings;

import org.jspecify.annotations.NullMarked;
