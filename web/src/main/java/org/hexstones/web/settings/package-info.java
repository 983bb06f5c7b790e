/**
 * What a person has chosen for the page, as values. The screen on which they are chosen is {@code
 * feature.settings}; storage keeps them.
 */
@NullMarked
package org.hexstones.web.settings;

import org.jspecify.annotations.NullMarked;
