/** How OMNY and its presets are shown and told. Only the list of games' views may know it. */
@NullMarked
package org.hexstones.web.omny;

import org.jspecify.annotations.NullMarked;
