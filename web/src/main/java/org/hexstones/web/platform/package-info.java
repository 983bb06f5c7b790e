/**
 * The browser. Beside {@code worker} this is the only package that knows TeaVM and the APIs of the
 * web. It renders trees of {@link org.hexstones.web.vdom.Element}s, turns input into events,
 * implements the ports of {@code storage}, and exchanges messages with workers. It never passes
 * HTML or code to the browser.
 */
@NullMarked
package org.hexstones.web.platform;

import org.jspecify.annotations.NullMarked;
