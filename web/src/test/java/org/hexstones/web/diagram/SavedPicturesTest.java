package org.hexstones.web.diagram;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** The bytes of saved files, as the JVM's own readers take them. */
final class SavedPicturesTest {
  @Test
  void archiveHasAllFiles() throws Exception {
    byte[] one = "<svg/>".getBytes(StandardCharsets.UTF_8);
    byte[] two = new byte[70_000];
    byte[] zip =
        ZipFile.of(
            List.of(new ZipFile.Entry("omega-1.svg", one), new ZipFile.Entry("omega-2.png", two)));
    try (ZipInputStream read = new ZipInputStream(new ByteArrayInputStream(zip))) {
      ZipEntry first = read.getNextEntry();
      assertNotNull(first);
      assertEquals("omega-1.svg", first.getName());
      assertArrayEquals(one, read.readAllBytes());
      ZipEntry second = read.getNextEntry();
      assertNotNull(second);
      assertEquals("omega-2.png", second.getName());
      assertArrayEquals(two, read.readAllBytes());
    }
  }

  @Test
  void pictureHasItsSizeOnPaper() throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(new BufferedImage(30, 20, BufferedImage.TYPE_INT_RGB), "png", out);
    byte[] png = PngDensity.with(out.toByteArray(), 11811);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(png));
    assertNotNull(read);
    assertEquals(30, read.getWidth());
    assertEquals("pHYs", new String(png, 37, 4, StandardCharsets.US_ASCII));
  }
}
