/** The list of players that can be asked for by name: the only place that knows all of them. */
@NullMarked
package org.hexstones.tools.players;

import org.jspecify.annotations.NullMarked;
