/**
 * The command line: one program whose first argument names what to do.
 *
 * <p>The outermost package of the engine. It may know every other one, and none may know it; here,
 * and in the other packages at the edge, files, threads and formatted text are allowed.
 */
@NullMarked
package org.hexstones.tools.cli;

import org.jspecify.annotations.NullMarked;
