/**
 * How the page changes: {@link org.hexstones.web.update.Update} takes a model and an event and
 * answers the next model and the {@link org.hexstones.web.update.Effect}s to carry out. Pure: no
 * clock, no chance, no browser. What follows from the model alone (which question the worker should
 * have, what is to be kept) is derived after every event and not remembered by the events.
 */
@NullMarked
package org.hexstones.web.update;

import org.jspecify.annotations.NullMarked;
