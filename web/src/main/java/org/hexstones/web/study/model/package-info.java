/**
 * What the analysis board shows, as immutable values: the study with its tree of moves, and the
 * events that change it. Knows the engine and the page's model.
 */
@NullMarked
package org.hexstones.web.study.model;

import org.jspecify.annotations.NullMarked;
