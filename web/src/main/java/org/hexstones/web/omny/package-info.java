/** The views and texts of OMNY and its presets. Only the list of games' views may know it. */
@NullMarked
package org.hexstones.web.omny;

import org.jspecify.annotations.NullMarked;
