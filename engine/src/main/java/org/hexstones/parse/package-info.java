/**
 * Reading text that may be wrong. A parser answers with a {@link org.hexstones.parse.Parsed}: the
 * whole value, or a {@link org.hexstones.parse.Reason} that says what is wrong and where; never
 * half an object. Reasons are values (a problem and its arguments), so that the page can tell them
 * in the reader's language. This package knows nothing of boards or games.
 */
@NullMarked
package org.hexstones.parse;

import org.jspecify.annotations.NullMarked;
