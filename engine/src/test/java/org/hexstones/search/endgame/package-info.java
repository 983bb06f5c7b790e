@NullMarked
package org.hexstones.search.endgame;

import org.jspecify.annotations.NullMarked;
