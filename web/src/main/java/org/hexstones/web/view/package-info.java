/**
 * What the page looks like: pure functions from the model to {@link
 * org.hexstones.web.markup.Element}s. Everything that belongs to one game comes through {@link
 * org.hexstones.web.view.GameView}; this package names none. It knows no browser: the room for the
 * board is part of the model.
 */
@NullMarked
package org.hexstones.web.view;

import org.jspecify.annotations.NullMarked;
