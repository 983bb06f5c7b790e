/**
 * The loop of every program: {@link org.hexstones.web.mvu.Program} takes an event and the model to
 * the next model and effects, and has the effects handled. It knows no event, model or browser. The
 * names are those of Mobius.
 */
@NullMarked
package org.hexstones.web.mvu;

import org.jspecify.annotations.NullMarked;
