/**
 * Every word of the page. Each area has an interface and one class a language that implements it:
 * plain texts are the cases of a switch over an enum, texts with something to fill in are methods,
 * so that one that is missing, or has other arguments, does not compile. Games bring catalogues of
 * their own, made the same way. Numbers and plurals come from {@link
 * org.hexstones.web.text.Numbers}, which the browser implements.
 */
@NullMarked
package org.hexstones.web.text;

import org.jspecify.annotations.NullMarked;
