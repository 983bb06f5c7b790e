/**
 * The document: elements made and patched from trees of {@link org.hexstones.web.vdom.Element}s,
 * their events, the focus, the size of the board.
 */
@NullMarked
package org.hexstones.web.platform.dom;

import org.jspecify.annotations.NullMarked;
