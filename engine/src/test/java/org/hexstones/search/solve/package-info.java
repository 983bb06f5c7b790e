@NullMarked
package org.hexstones.search.solve;

import org.jspecify.annotations.NullMarked;
