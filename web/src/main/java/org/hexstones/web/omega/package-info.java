/** The views and texts of OMEGA. Only the list of games' views may know it. */
@NullMarked
package org.hexstones.web.omega;

import org.jspecify.annotations.NullMarked;
