package org.hexstones.e2e;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * Makes a PNG small: its 256 most frequent colours stay, and every other becomes the nearest of
 * them. In flat pictures such as ours nobody sees it, and three quarters of the bytes are gone.
 */
final class Palette {
  private static final int MOST = 256;

  private Palette() {}

  static byte[] reduce(byte[] png) throws IOException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    Map<Integer, Integer> counts = new HashMap<>();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        counts.merge(image.getRGB(x, y), 1, Integer::sum);
      }
    }
    // Equal counts in the order of the colours, so that the same picture gives the same bytes.
    List<Integer> chosen =
        counts.entrySet().stream()
            .sorted(
                Map.Entry.<Integer, Integer>comparingByValue()
                    .reversed()
                    .thenComparing(Map.Entry.comparingByKey()))
            .limit(MOST)
            .map(Map.Entry::getKey)
            .toList();
    Map<Integer, Integer> places = new HashMap<>();
    int[] colours = chosen.stream().mapToInt(Integer::intValue).toArray();
    IndexColorModel model =
        new IndexColorModel(8, colours.length, colours, 0, true, -1, DataBuffer.TYPE_BYTE);
    BufferedImage reduced =
        new BufferedImage(
            image.getWidth(), image.getHeight(), BufferedImage.TYPE_BYTE_INDEXED, model);
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        int place = places.computeIfAbsent(image.getRGB(x, y), colour -> nearest(chosen, colour));
        reduced.getRaster().setSample(x, y, 0, place);
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ImageIO.write(reduced, "png", out);
    return out.toByteArray();
  }

  private static int nearest(List<Integer> chosen, int colour) {
    int best = 0;
    for (int i = 1; i < chosen.size(); i++) {
      if (distance(chosen.get(i), colour) < distance(chosen.get(best), colour)) {
        best = i;
      }
    }
    return best;
  }

  private static int distance(int one, int other) {
    int sum = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      int difference = (one >>> shift & 255) - (other >>> shift & 255);
      sum += difference * difference;
    }
    return sum;
  }
}
