/**
 * Makes the programs that TeaVM writes smaller: transformers of Java's classes, which TeaVM calls,
 * and passes over the JavaScript that comes out. Needs nothing of Hexstones and could shrink any
 * other program of TeaVM. It runs within the build and is part of no program. docs/shrinking.md
 * says what each pass assumes, how that is checked, and what it saves.
 */
@NullMarked
package org.hexstones.shrink;

import org.jspecify.annotations.NullMarked;
