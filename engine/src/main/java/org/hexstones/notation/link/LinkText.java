package org.hexstones.notation.link;

import org.hexstones.parse.Percent;
import org.jspecify.annotations.Nullable;

/** Finds a link in what chats and mail have made of it, encoded once more or {@link BrokenWord}. */
final class LinkText {
  /** How much of a text is looked at. Each character of a link may be one of several. */
  private static final int MOST = 5 * Links.MAX_LENGTH;

  private static final String NEWEST = String.valueOf(Links.NEWEST);

  private LinkText() {}

  /** The link that begins at a place; null if there is none whose checksum is right. */
  static @Nullable String begin(String text, int from) {
    String rest = text.substring(from, Math.min(text.length(), from + MOST));
    // A filter of mail may have wrapped an address that another filter had wrapped.
    String decoded = Percent.decode(Percent.decode(Percent.decode(rest)));
    int at = Fragment.afterNoise(decoded, 0);
    String found = read(decoded.substring(at));
    // Mail writes an equals sign as =3D.
    return found == null && decoded.startsWith("3D", at)
        ? read(decoded.substring(Fragment.afterNoise(decoded, at + 2)))
        : found;
  }

  /** The link at the begin of a text, or whole among its words; or null. */
  static @Nullable String within(String text) {
    String found = begin(text, 0);
    for (int at = 0; at < text.length() && found == null; at++) {
      int from = at;
      while (at < text.length() && Base62.isDigit(text.charAt(at))) {
        at++;
      }
      boolean isLink = at - from <= Links.MAX_LENGTH && text.startsWith(NEWEST, from);
      found = isLink ? read(text.substring(from, at)) : null;
    }
    return found;
  }

  private static @Nullable String read(String text) {
    BrokenWord link = new BrokenWord(text, "", Links.MAX_LENGTH);
    // A link begins with the digit of its version.
    while (link.next() && link.first() <= '9') {
      if (link.isWhole()) {
        return link.read();
      }
    }
    return null;
  }
}
