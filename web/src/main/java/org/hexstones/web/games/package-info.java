/** The list of the games' views: the one place in web, beside each game's own, that names them. */
@NullMarked
package org.hexstones.web.games;

import org.jspecify.annotations.NullMarked;
