/**
 * Reading of untrusted text. A parser returns a {@link org.hexstones.parse.Parsed}: the whole
 * value, or a {@link org.hexstones.parse.Reason} with the problem and its place; never a part of a
 * value. Reasons are values (a problem and its arguments), so that the page can show them in any
 * language. This package knows no boards or games.
 */
@NullMarked
package org.hexstones.parse;

import org.jspecify.annotations.NullMarked;
