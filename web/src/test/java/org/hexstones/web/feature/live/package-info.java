/** Tests of live play with several pages on the JVM. */
@NullMarked
package org.hexstones.web.feature.live;

import org.jspecify.annotations.NullMarked;
