/**
 * What runs within the build and is part of no program. It calls TeaVM in a virtual machine of its
 * own, removes what the programs do without, wraps them, and joins the texts of all games. It may
 * know TeaVM's own model of classes, and nothing else here.
 */
@NullMarked
package org.hexstones.web.build;

import org.jspecify.annotations.NullMarked;
