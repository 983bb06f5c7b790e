/**
 * The result of a view: a small tree of elements and texts, as values. Listeners are functions from
 * the person's input to an {@link org.hexstones.web.mvu.Event}, so that a test can make, read and
 * press a tree without a browser. This package knows no browser; {@code web.platform} makes the
 * document match the tree.
 */
@NullMarked
package org.hexstones.web.vdom;

import org.jspecify.annotations.NullMarked;
