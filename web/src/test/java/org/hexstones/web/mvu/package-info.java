@NullMarked
package org.hexstones.web.mvu;

import org.jspecify.annotations.NullMarked;
