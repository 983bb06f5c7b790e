/**
 * Players who choose as people do in their first games, each by one plan. The weakest levels are
 * measured against them.
 */
@NullMarked
package org.hexstones.tools.novices;

import org.jspecify.annotations.NullMarked;
