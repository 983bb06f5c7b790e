/** Links, files and pictures: how a game leaves the page and comes back. */
@NullMarked
package org.hexstones.web.feature.sharing;

import org.jspecify.annotations.NullMarked;
