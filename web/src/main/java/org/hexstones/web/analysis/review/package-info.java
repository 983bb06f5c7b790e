/**
 * The review of a whole game: what each turn lost, and the search of the person for better ones.
 */
@NullMarked
package org.hexstones.web.analysis.review;

import org.jspecify.annotations.NullMarked;
