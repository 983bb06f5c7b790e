@NullMarked
package org.hexstones.web.worker;

import org.jspecify.annotations.NullMarked;
