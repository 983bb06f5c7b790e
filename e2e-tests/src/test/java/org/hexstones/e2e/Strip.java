package org.hexstones.e2e;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/**
 * Small pictures, one below the other in one file. The first column of the file is black beside
 * every other picture and white beside those between, and so shows where each ends.
 */
final class Strip {
  private static final int MARGIN = 1;

  private final Grey all;

  /** The first lines of the pictures, and the end. */
  private final List<Integer> ends = new ArrayList<>(List.of(0));

  private Strip(Grey all) {
    this.all = all;
    for (int y = 1; y < all.height(); y++) {
      if (all.at(0, y) != all.at(0, y - 1)) {
        ends.add(y);
      }
    }
    ends.add(all.height());
  }

  static Strip of(List<Grey> pictures) {
    int width = pictures.stream().mapToInt(Grey::width).max().orElseThrow();
    Grey all = new Grey(MARGIN + width, pictures.stream().mapToInt(Grey::height).sum());
    int top = 0;
    int margin = 0;
    for (Grey picture : pictures) {
      for (int y = top; y < top + picture.height(); y++) {
        all.set(0, y, margin);
      }
      all.put(MARGIN, top, picture);
      top += picture.height();
      margin = Grey.WHITE - margin;
    }
    return new Strip(all);
  }

  static Strip read(Path file) throws IOException {
    return new Strip(Grey.of(ImageIO.read(file.toFile())));
  }

  int size() {
    return ends.size() - 1;
  }

  /** A picture of a known width: what is beside it is not its own. */
  Grey picture(int index, int width) {
    int top = ends.get(index);
    int within = Math.min(width, all.width() - MARGIN);
    return all.part(MARGIN, top, within, ends.get(index + 1) - top);
  }

  /** Writes the file with as few bytes as it takes. */
  void write(Path file) throws IOException {
    ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
    ImageWriteParam param = writer.getDefaultWriteParam();
    param.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    param.setCompressionQuality(0);
    try (OutputStream out = Files.newOutputStream(file);
        ImageOutputStream to = ImageIO.createImageOutputStream(out)) {
      writer.setOutput(to);
      writer.write(null, new IIOImage(all.image(), null, null), param);
    } finally {
      writer.dispose();
    }
  }
}
