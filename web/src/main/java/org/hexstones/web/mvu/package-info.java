/**
 * The loop of every program. {@link org.hexstones.web.mvu.Program} computes the next model and the
 * effects from an event and the model, and has the effects handled. It knows no concrete event or
 * model, and no browser. The names are those of Mobius.
 */
@NullMarked
package org.hexstones.web.mvu;

import org.jspecify.annotations.NullMarked;
