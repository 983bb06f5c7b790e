package org.hexstones.web.omega;

import org.hexstones.web.i18n.Messages;
import org.hexstones.web.vdom.Element;

/**
 * A product of group sizes: the large groups as factors, largest first, and the singles in words.
 */
final class OmegaProduct {
  /** Of more groups than these, equal sizes share one factor, as a power. */
  private static final int MANY = 8;

  /** So many equal sizes are worth a power. Newcomers stumble over 2². */
  private static final int POWER = 3;

  private OmegaProduct() {}

  /**
   * Writes a product.
   *
   * @param sizes in rising order
   */
  static Element of(Messages messages, int[] sizes) {
    Element product = Element.of("span", "product");
    int singles = 0;
    while (singles < sizes.length && sizes[singles] == 1) {
      singles++;
    }
    boolean many = sizes.length - singles > MANY;
    for (int i = sizes.length - 1; i >= singles; ) {
      int next = i - 1;
      while (next >= singles && sizes[next] == sizes[i]) {
        next--;
      }
      int equal = many && i - next >= POWER ? i - next : 1;
      if (i < sizes.length - 1) {
        product.text("×");
      }
      String size = messages.number(sizes[i]);
      product.add(
          Element.of("span", "chip").text(equal > 1 ? size + Messages.raised(equal) : size));
      i -= equal;
    }
    if (singles == 0) {
      return product;
    }
    String words = messages.count(OmegaKey.SINGLES, singles, messages.number(singles));
    return product.text(
        singles == sizes.length ? words : " " + messages.say(OmegaKey.AND_SINGLES, words));
  }
}
