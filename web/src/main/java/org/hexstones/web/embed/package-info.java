/**
 * The embed: a game or a puzzle of a link, to be looked through in a frame on a page of another
 * site. A program of its own that shares the views and the analysis board's tree. It stores nothing
 * and asks no other host. See docs/embedding.md.
 */
@NullMarked
package org.hexstones.web.embed;

import org.jspecify.annotations.NullMarked;
