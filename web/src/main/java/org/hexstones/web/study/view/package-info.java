/**
 * From the model of the analysis board to markup: pure functions. May not know the updates, nor the
 * browser.
 */
@NullMarked
package org.hexstones.web.study.view;

import org.jspecify.annotations.NullMarked;
