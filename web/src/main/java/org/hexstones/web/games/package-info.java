/**
 * The list of the games' views. Beside each game's own package it is the only one in web that names
 * games.
 */
@NullMarked
package org.hexstones.web.games;

import org.jspecify.annotations.NullMarked;
