package org.hexstones.omega;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Rng;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

final class ProductTest {
  /** Compared with the library's numbers of any size. */
  @RepeatedTest(200)
  void isExact(RepetitionInfo repetition) {
    Rng random = new Rng(repetition.getCurrentRepetition());
    int most = List.of(3, 20, 400, 200_000).get(random.below(4));
    List<Integer> sizes = new ArrayList<>();
    Product product = Product.ONE;
    BigInteger expected = BigInteger.ONE;
    for (int i = random.below(60); i > 0; i--) {
      int size = 1 + random.below(most);
      sizes.add(size);
      product = product.times(size);
      expected = expected.multiply(BigInteger.valueOf(size));
    }
    assertEquals(expected.toString(), product.toString());
    assertEquals(1, product.toDouble() / expected.doubleValue(), 1e-12);
    assertEquals(product, Product.of(sizes.stream().mapToInt(size -> size).toArray()));
    Product other = product.times(3);
    assertEquals(
        expected.multiply(BigInteger.valueOf(4)).toString(), product.plus(other).toString());
    assertEquals(-1, Integer.signum(product.compareTo(other)));
    assertEquals(1, Integer.signum(other.compareTo(product)));
    assertEquals(0, product.compareTo(other.without(3)));
    assertEquals(product.hashCode(), other.without(3).hashCode());
    for (int size : sizes) {
      product = product.without(size);
      expected = expected.divide(BigInteger.valueOf(size));
      assertEquals(expected.toString(), product.toString());
    }
    assertEquals(Product.ONE, product);
  }

  @Test
  void factorsOutOfItsRangeAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> Product.ONE.times(0));
    assertThrows(IllegalArgumentException.class, () -> Product.ONE.times(200_001));
    assertThrows(IllegalArgumentException.class, () -> Product.ONE.without(0));
  }
}
