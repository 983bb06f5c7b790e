/**
 * What a view answers: a small tree of elements and texts, as values. Listeners are functions from
 * what the person did to an {@link org.hexstones.web.app.Event}, so that a tree can be made, read
 * and pressed in a test without a browser. This package knows no browser; {@code web.dom} makes the
 * document look like the tree.
 */
@NullMarked
package org.hexstones.web.vdom;

import org.jspecify.annotations.NullMarked;
