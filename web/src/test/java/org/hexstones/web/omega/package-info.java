/** Tests of the words of OMEGA. */
@NullMarked
package org.hexstones.web.omega;

import org.jspecify.annotations.NullMarked;
