/** The tree of moves with comments and annotations. */
@NullMarked
package org.hexstones.web.analysis.tree;

import org.jspecify.annotations.NullMarked;
