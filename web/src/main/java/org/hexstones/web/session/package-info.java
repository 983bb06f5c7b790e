/**
 * What every feature may read and change: the settings, the device, the data of the start screen,
 * the notice and the stack of screens. It knows no feature. A feature's screens are values that
 * implement {@link org.hexstones.web.session.Screen}.
 */
@NullMarked
package org.hexstones.web.session;

import org.jspecify.annotations.NullMarked;
