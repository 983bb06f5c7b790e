/** The review of a whole game: what each turn gave away. */
@NullMarked
package org.hexstones.web.analysis.review;

import org.jspecify.annotations.NullMarked;
