/** The engine's analysis of the position on the board, and the rules overlay. */
@NullMarked
package org.hexstones.web.analysis.insight;

import org.jspecify.annotations.NullMarked;
