package org.hexstones.site.assembly;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.hexstones.web.raster.Canvas;

/** Writes PNG files of eight bits each of red, green and blue. */
final class Png {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};

  private Png() {}

  static byte[] write(Canvas canvas) {
    ByteBuffer rows = ByteBuffer.allocate(canvas.height() * (1 + 3 * canvas.width()));
    for (int y = 0; y < canvas.height(); y++) {
      // No filter: the pictures have large areas of one colour.
      rows.put((byte) 0);
      for (int x = 0; x < canvas.width(); x++) {
        int rgb = canvas.pixels()[y * canvas.width() + x];
        rows.put((byte) (rgb >> 16)).put((byte) (rgb >> 8)).put((byte) rgb);
      }
    }
    ByteBuffer head = ByteBuffer.allocate(13);
    head.putInt(canvas.width()).putInt(canvas.height());
    head.put(new byte[] {8, 2, 0, 0, 0});
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(SIGNATURE);
    chunk(out, "IHDR", head.array());
    chunk(out, "IDAT", deflated(rows.array()));
    chunk(out, "IEND", new byte[0]);
    return out.toByteArray();
  }

  private static byte[] deflated(byte[] data) {
    Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION);
    deflater.setInput(data);
    deflater.finish();
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] part = new byte[1 << 16];
    while (!deflater.finished()) {
      out.write(part, 0, deflater.deflate(part));
    }
    deflater.end();
    return out.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream out, String type, byte[] data) {
    byte[] name = type.getBytes(StandardCharsets.US_ASCII);
    CRC32 crc = new CRC32();
    crc.update(name);
    crc.update(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
    out.writeBytes(name);
    out.writeBytes(data);
    out.writeBytes(ByteBuffer.allocate(4).putInt((int) crc.getValue()).array());
  }
}
