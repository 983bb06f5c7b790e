/**
 * The browser. Beside {@code worker} this is the only package that knows TeaVM and the APIs of the
 * web. It renders trees of {@link org.hexstones.web.vdom.Element}s, turns input into events,
 * implements the ports of {@code storage}, and talks to workers. Nothing is ever given to the
 * browser as HTML or as code.
 */
@NullMarked
package org.hexstones.web.platform;

import org.jspecify.annotations.NullMarked;
