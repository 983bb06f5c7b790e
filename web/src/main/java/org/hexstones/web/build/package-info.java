/**
 * How TeaVM is called, and what it is told to leave out of the programs it makes, and how these are
 * wrapped. Runs within the build, in a virtual machine of its own, and is part of no program; it
 * may know TeaVM's own model of classes, and nothing else here.
 */
@NullMarked
package org.hexstones.web.build;

import org.jspecify.annotations.NullMarked;
