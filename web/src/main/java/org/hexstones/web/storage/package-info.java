/**
 * Stores games after each move, for several tabs at once, and preferences.
 *
 * <p>{@link org.hexstones.web.storage.GamePersistence} is the facade. {@link
 * org.hexstones.web.storage.GameAutosaver} decides what is written and what a conflict means. The
 * browser is behind ports, which {@link org.hexstones.web.storage.StoragePorts} lists and the
 * platform implements. A store may be refused, full, damaged or newer than this program. What is
 * read from it is untrusted: bounded, parsed whole and replayed. Nothing is wiped because it cannot
 * be read.
 */
@NullMarked
package org.hexstones.web.storage;

import org.jspecify.annotations.NullMarked;
