/**
 * From a model and an event to the next model and the effects: pure functions. May not know what it
 * looks like, nor the browser.
 */
@NullMarked
package org.hexstones.web.study.update;

import org.jspecify.annotations.NullMarked;
