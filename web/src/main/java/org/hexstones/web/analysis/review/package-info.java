/** The review of a whole game: what each turn gave away, and looking for better ones. */
@NullMarked
package org.hexstones.web.analysis.review;

import org.jspecify.annotations.NullMarked;
