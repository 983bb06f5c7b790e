/** The workers: their start, their messages, and their pauses while input is handled. */
@NullMarked
package org.hexstones.web.platform.workers;

import org.jspecify.annotations.NullMarked;
