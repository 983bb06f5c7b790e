package org.hexstones.web.scan;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;

/** Finds a QR code in a picture. */
public final class QrDecoder {
  private QrDecoder() {}

  /**
   * The text of a QR code in a picture; empty if there is none.
   *
   * @param brightness of each pixel, row by row: 0 is black, 255 (as a byte: -1) is white
   * @param width of the picture in pixels; the height follows from it
   */
  public static String decode(byte[] brightness, int width) {
    int height = brightness.length / width;
    var picture =
        new PlanarYUVLuminanceSource(brightness, width, height, 0, 0, width, height, false);
    try {
      return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(picture))).getText();
    } catch (ReaderException | RuntimeException e) {
      // A picture can be anything, and the decoder checks no index of its own.
      return "";
    }
  }
}
