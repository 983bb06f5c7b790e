/** Files of the site, files that a person gives or gets, the clipboard and the share sheet. */
@NullMarked
package org.hexstones.web.platform.files;

import org.jspecify.annotations.NullMarked;
