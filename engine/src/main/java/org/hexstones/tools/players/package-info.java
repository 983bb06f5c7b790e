/** The list of players by name. Only this package knows all players. */
@NullMarked
package org.hexstones.tools.players;

import org.jspecify.annotations.NullMarked;
