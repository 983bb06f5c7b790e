/**
 * Calls TeaVM for each program, has {@code org.hexstones.shrink} make it smaller, and joins the
 * texts of all games. It runs within the build, in a virtual machine of its own, and is part of no
 * program. It may know TeaVM's model of classes, and nothing else here.
 */
@NullMarked
package org.hexstones.web.build;

import org.jspecify.annotations.NullMarked;
