/**
 * What the browser stores: the ports of {@code storage} by localStorage, sessionStorage and
 * IndexedDB.
 */
@NullMarked
package org.hexstones.web.platform.storage;

import org.jspecify.annotations.NullMarked;
