/**
 * Reasons of OMEGA: facts about turns and results that the rules make exact. No search and no guess
 * is in them, and the tests recount each with rules of their own. docs/reasons.md lists the kinds.
 *
 * <p>This package may know the rules of OMEGA and the contract of games. Words belong to the page.
 */
@NullMarked
package org.hexstones.omega.reasons;

import org.jspecify.annotations.NullMarked;
