/**
 * The program of the worker that reads QR codes in pictures of the camera. It is loaded when a code
 * is scanned in a browser that has no {@code BarcodeDetector}. The decoder is ZXing's.
 */
@NullMarked
package org.hexstones.web.scan;

import org.jspecify.annotations.NullMarked;
