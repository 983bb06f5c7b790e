/**
 * QR codes (ISO/IEC 18004) of short texts: bytes, error correction level L, every version. The code
 * is small enough to be part of the page, where a library would be many times as large. The tests
 * compare it with a library. It knows nothing of the page.
 */
@NullMarked
package org.hexstones.web.qr;

import org.jspecify.annotations.NullMarked;
