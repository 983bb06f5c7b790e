package org.hexstones;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * The frames of a GIF as they are seen one after the other, decoded by the JVM.
 *
 * @param frames rows of pixels from the top, with eight bits each of red, green and blue
 * @param hundredths how long each is shown
 */
public record GifFrames(int width, int height, List<int[]> frames, List<Integer> hundredths) {
  private static final String FORMAT = "javax_imageio_gif_image_1.0";

  /** Decodes a file. Frames are laid over each other, as ours ask for. */
  public static GifFrames of(byte[] file) {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    try (ImageInputStream input = ImageIO.createImageInputStream(new ByteArrayInputStream(file))) {
      reader.setInput(input);
      int width = reader.getWidth(0);
      int height = reader.getHeight(0);
      int[] seen = new int[width * height];
      List<int[]> frames = new ArrayList<>();
      List<Integer> hundredths = new ArrayList<>();
      for (int i = 0; i < reader.getNumImages(true); i++) {
        BufferedImage image = reader.read(i);
        Node tree = reader.getImageMetadata(i).getAsTree(FORMAT);
        Element place = element(tree, "ImageDescriptor");
        Element control = element(tree, "GraphicControlExtension");
        if (!control.getAttribute("disposalMethod").equals("doNotDispose")) {
          throw new IllegalStateException(control.getAttribute("disposalMethod"));
        }
        int left = Integer.parseInt(place.getAttribute("imageLeftPosition"));
        int top = Integer.parseInt(place.getAttribute("imageTopPosition"));
        for (int y = 0; y < image.getHeight(); y++) {
          for (int x = 0; x < image.getWidth(); x++) {
            int argb = image.getRGB(x, y);
            if (argb >>> 24 != 0) {
              seen[(top + y) * width + left + x] = argb & 0xFFFFFF;
            }
          }
        }
        frames.add(seen.clone());
        hundredths.add(Integer.valueOf(control.getAttribute("delayTime")));
      }
      return new GifFrames(width, height, frames, hundredths);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      reader.dispose();
    }
  }

  private static Element element(Node tree, String name) {
    NodeList found = ((Element) tree).getElementsByTagName(name);
    return (Element) found.item(0);
  }

  /** A pixel of a frame. */
  public int at(int frame, double x, double y) {
    int row = (int) y;
    int column = (int) x;
    return frames.get(frame)[row * width + column];
  }
}
