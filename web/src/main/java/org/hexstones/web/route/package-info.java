/** Where one can go: the one word that a feature has for another, and how an address says it. */
@NullMarked
package org.hexstones.web.route;

import org.jspecify.annotations.NullMarked;
