/**
 * What every feature is told, and may change: the settings, the device, what the start screen
 * offers, the notice and the stack of screens. It knows no feature; a feature's own screens are
 * values that implement {@link org.hexstones.web.session.Screen}.
 */
@NullMarked
package org.hexstones.web.session;

import org.jspecify.annotations.NullMarked;
