/** Views that the site's build writes into files; no program of the page has them. */
@NullMarked
package org.hexstones.web.pages;

import org.jspecify.annotations.NullMarked;
