/** The library: the list of stored games, the bin, export and import. */
@NullMarked
package org.hexstones.web.feature.library;

import org.jspecify.annotations.NullMarked;
