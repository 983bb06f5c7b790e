/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction level L, every version. Small
 * enough to be part of the page, where a library would cost many times as much; held against one in
 * the tests. Pure: it knows nothing of the page.
 */
@NullMarked
package org.hexstones.web.qr;

import org.jspecify.annotations.NullMarked;
