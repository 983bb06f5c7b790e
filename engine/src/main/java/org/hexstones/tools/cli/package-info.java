/**
 * The command line: one program whose first argument is the command.
 *
 * <p>This is the outermost package of the engine. It may know every other package, and none may
 * know it. This package and the other packages at the edge may use files, threads and formatted
 * text.
 */
@NullMarked
package org.hexstones.tools.cli;

import org.jspecify.annotations.NullMarked;
