/** The address of the page and the history of its tab. */
@NullMarked
package org.hexstones.web.platform.address;

import org.jspecify.annotations.NullMarked;
