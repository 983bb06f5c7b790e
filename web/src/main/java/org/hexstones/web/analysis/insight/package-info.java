/** What the engine thinks of the position on the board, and what the rules make of it. */
@NullMarked
package org.hexstones.web.analysis.insight;

import org.jspecify.annotations.NullMarked;
