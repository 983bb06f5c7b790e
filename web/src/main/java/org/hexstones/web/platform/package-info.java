/**
 * The browser. Its packages are, beside the programs of workers, the only ones that know TeaVM and
 * the APIs of the web. This one has what the others share: languages, window, time, keys, slices of
 * work, versions. No part passes HTML or code to the browser.
 */
@NullMarked
package org.hexstones.web.platform;

import org.jspecify.annotations.NullMarked;
