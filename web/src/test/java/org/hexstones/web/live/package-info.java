/** Tests of the codes and messages of live play. */
@NullMarked
package org.hexstones.web.live;

import org.jspecify.annotations.NullMarked;
