/**
 * Keeping games: every game in progress after each stone, for good, and by several tabs at once.
 *
 * <p>{@link org.hexstones.web.storage.GameAutosaver} decides what is written and what a conflict
 * means; {@link org.hexstones.web.storage.GameStore} is the place where things lie, which may be
 * refused, full, damaged or newer than this program. What is read is data from a stranger: bounded,
 * parsed whole, replayed. Nothing is ever wiped because it could not be understood. Knows the model
 * and no browser.
 */
@NullMarked
package org.hexstones.web.storage;

import org.jspecify.annotations.NullMarked;
