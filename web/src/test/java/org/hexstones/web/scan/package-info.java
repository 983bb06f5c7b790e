@NullMarked
package org.hexstones.web.scan;

import org.jspecify.annotations.NullMarked;
