/**
 * The rules and the lessons as the page tells them: what is shown in which order, with records for
 * pictures and for tasks, and what a task asks for. They come as texts of the site, one plan and
 * one file a language, are read whole or not at all, and are fetched when they are asked for. This
 * package knows records and the contract of games, and neither a game nor the page.
 */
@NullMarked
package org.hexstones.web.guide;

import org.jspecify.annotations.NullMarked;
