/** Tests of the settings. */
@NullMarked
package org.hexstones.web.settings;

import org.jspecify.annotations.NullMarked;
