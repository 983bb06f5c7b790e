/** What the search worker thinks of the position shown, and what the rules make of it. */
@NullMarked
package org.hexstones.web.analysis.insight;

import org.jspecify.annotations.NullMarked;
