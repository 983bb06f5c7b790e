@NullMarked
package org.hexstones.web.program;

import org.jspecify.annotations.NullMarked;
