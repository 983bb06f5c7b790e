/** What the page would show of Swell, a game that exists only in the tests. */
@NullMarked
package org.hexstones.web.swell;

import org.jspecify.annotations.NullMarked;
