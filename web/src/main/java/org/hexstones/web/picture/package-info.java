/**
 * The program of the worker that draws pictures: animated ones and posters. It is loaded when a
 * picture is asked for. It knows the views of games, and of the browser only the messages and the
 * way numbers are written.
 */
@NullMarked
package org.hexstones.web.picture;

import org.jspecify.annotations.NullMarked;
