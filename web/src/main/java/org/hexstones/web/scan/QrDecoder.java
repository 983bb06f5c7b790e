package org.hexstones.web.scan;

import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.PlanarYUVLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Map;

/** Finds a QR code in a picture. */
public final class QrDecoder {
  /** The decoder would guess the charset, under names that TeaVM does not know. */
  private static final Map<DecodeHintType, String> HINTS =
      Map.of(DecodeHintType.CHARACTER_SET, "UTF-8");

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
      var bitmap = new BinaryBitmap(new HybridBinarizer(picture));
      return new QRCodeReader().decode(bitmap, HINTS).getText();
    } catch (ReaderException | RuntimeException e) {
      // A picture can be anything, and the decoder checks no index of its own.
      return "";
    }
  }
}
