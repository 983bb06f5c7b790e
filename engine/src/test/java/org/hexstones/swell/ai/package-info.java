/** What a search needs to play Swell. */
@NullMarked
package org.hexstones.swell.ai;

import org.jspecify.annotations.NullMarked;
