/**
 * The page of specimens: the parts of the page in their states, for those who work on its look. See
 * docs/design.md.
 */
@NullMarked
package org.hexstones.web.specimens;

import org.jspecify.annotations.NullMarked;
