/**
 * The rules and the lessons as the page shows them: texts in their order, records for pictures and
 * tasks, and the goals of tasks. They are files of the site, one plan and one file for each
 * language. They are fetched on demand, and read whole or not at all. This package knows records
 * and the contract of games, but no game and not the page.
 */
@NullMarked
package org.hexstones.web.guide;

import org.jspecify.annotations.NullMarked;
