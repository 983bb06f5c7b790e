@NullMarked
package org.hexstones.web.session;

import org.jspecify.annotations.NullMarked;
