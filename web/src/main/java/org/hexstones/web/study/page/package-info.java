/**
 * Where study.js starts: the loop of the analysis board, and who carries out its effects. May not
 * know the worker's code, nor the page's loop.
 */
@NullMarked
package org.hexstones.web.study.page;

import org.jspecify.annotations.NullMarked;
