/**
 * The browser: the one package, beside the entry points, that touches the document and its APIs. It
 * makes the document look like a tree of {@link org.hexstones.web.vdom.Element}s, turns what
 * happens to it into events, and keeps things, asks the worker, and tells the time. Nothing is ever
 * given to the browser as HTML or as code.
 */
@NullMarked
package org.hexstones.web.platform;

import org.jspecify.annotations.NullMarked;
