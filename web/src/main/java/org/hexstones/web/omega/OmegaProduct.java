package org.hexstones.web.omega;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.vdom.Element;

/** A product of group sizes, with powers from three equal ones on: 1×1×2³. */
final class OmegaProduct {
  /** So many equal sizes are written as a power. Newcomers stumble over 1². */
  private static final int POWER = 3;

  private OmegaProduct() {}

  /**
   * Writes a product.
   *
   * @param sizes in rising order
   */
  static Element of(Messages messages, int[] sizes) {
    Element product = Element.of("span", "product");
    for (int i = 0; i < sizes.length; ) {
      int next = i + 1;
      while (next < sizes.length && sizes[next] == sizes[i]) {
        next++;
      }
      if (next - i < POWER) {
        next = i + 1;
      }
      if (i > 0) {
        // A long product may be broken after its signs.
        product.text("×").add(Element.of("wbr"));
      }
      product.text(messages.number(sizes[i]));
      if (next - i > 1) {
        product.text(Messages.raised(next - i));
      }
      i = next;
    }
    return product;
  }
}
