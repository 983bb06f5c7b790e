/** Tests of the browser's code that need no browser. */
@NullMarked
package org.hexstones.web;

import org.jspecify.annotations.NullMarked;
