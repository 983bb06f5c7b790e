package org.hexstones.web.feature.library;

import java.util.Locale;

/** Texts as they are searched: small letters without accents, hiragana for katakana. */
final class PlainLetters {
  private static final String ACCENTED =
      "àáâãäåāăą"
          + "çćčďđèéêëēėęě"
          + "ğģìíîïīįıķĺļľł"
          + "ñńņňòóôõöøőŕř"
          + "śşšșťţțùúûüūůű"
          + "ýÿźżž"
          + "ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉị"
          + "ơọỏốồổỗộớờởỡợưụủứừửữựỳỵỷỹ";

  private static final String PLAIN =
      "aaaaaaaaa"
          + "cccddeeeeeeee"
          + "ggiiiiiiikllll"
          + "nnnnooooooorr"
          + "sssstttuuuuuuu"
          + "yyzzz"
          + "aaaaaaaaaaaaeeeeeeeeii"
          + "ooooooooooooouuuuuuuuyyyy";

  private PlainLetters() {}

  static String of(String text) {
    String small = text.toLowerCase(Locale.ROOT);
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < small.length(); i++) {
      char c = small.charAt(i);
      int at = c < 'à' ? -1 : ACCENTED.indexOf(c);
      if (at >= 0) {
        plain.append(PLAIN.charAt(at));
      } else if (c >= 'ァ' && c <= 'ヶ') {
        plain.append((char) (c - ('ァ' - 'ぁ')));
      } else if (c < '̀' || c > 'ͯ') {
        // The others are accents of their own, each after its letter.
        plain.append(c);
      }
    }
    return plain.toString();
  }
}
