@NullMarked
package org.hexstones.search.review;

import org.jspecify.annotations.NullMarked;
