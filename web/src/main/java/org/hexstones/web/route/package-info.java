/** Destinations, which are all that a feature knows of another, and their form in addresses. */
@NullMarked
package org.hexstones.web.route;

import org.jspecify.annotations.NullMarked;
