/**
 * Stores games after each move, for several tabs at once, and preferences.
 *
 * <p>{@link org.hexstones.web.storage.GamePersistence} is the facade. {@link
 * org.hexstones.web.storage.GameAutosaver} decides what is written and how conflicts are resolved.
 * The browser is behind ports, which {@link org.hexstones.web.storage.StoragePorts} lists and the
 * platform implements. A store may be refused, full, damaged or newer than this program. Data from
 * it is untrusted: it is bounded, parsed whole and replayed. Unreadable data is never wiped.
 */
@NullMarked
package org.hexstones.web.storage;

import org.jspecify.annotations.NullMarked;
