/** The rules of the games, and the lessons. */
@NullMarked
package org.hexstones.web.feature.lesson;

import org.jspecify.annotations.NullMarked;
