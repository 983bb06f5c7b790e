package org.hexstones.notation.link;

import org.hexstones.parse.Blanks;
import org.hexstones.parse.Percent;
import org.jspecify.annotations.Nullable;

/**
 * Finds a link in what chats and mail have made of it: broken by spaces, lines, marks of quotation
 * and invisible characters, encoded once more, followed by any text. The checksum says where it
 * ends, so nothing else is ever taken for it.
 */
final class LinkText {
  /** How much of a text is looked at. Each character of a link may be one of several. */
  private static final int MOST = 5 * Links.MAX_LENGTH;

  private static final int LONGEST_TAG = 200;

  private static final String[] INVISIBLE = {"&shy;", "&#173;", "&#8203;", "&zwnj;", "&nbsp;"};

  private final String text;
  private final StringBuilder link = new StringBuilder();
  private int at;

  /** The hash of all but the last three characters of the link. */
  private int hash = Base62.EMPTY_HASH;

  private LinkText(String text) {
    this.text = text;
  }

  /** The link that begins at a place; null if there is none whose checksum is right. */
  static @Nullable String begin(String text, int from) {
    String rest = text.substring(from, Math.min(text.length(), from + MOST));
    // A filter of mail may have wrapped an address that another filter had wrapped.
    String decoded = Percent.decode(Percent.decode(Percent.decode(rest)));
    String found = new LinkText(decoded).read();
    // Mail writes an equals sign as =3D.
    boolean isQuoted = found == null && decoded.startsWith("3D");
    return isQuoted ? new LinkText(decoded.substring(2)).read() : found;
  }

  private @Nullable String read() {
    skip();
    while (at < text.length() && link.length() <= Links.MAX_LENGTH) {
      // A link begins with the digit of its version.
      if (!digits() || link.charAt(0) > '9') {
        return null;
      }
      if (isWhole()) {
        return link.toString();
      }
      skip();
    }
    return null;
  }

  /** Takes the characters of a link that stand together. Returns whether there were any. */
  private boolean digits() {
    int from = at;
    while (at < text.length()
        && Base62.isDigit(text.charAt(at))
        && link.length() <= Links.MAX_LENGTH) {
      link.append(text.charAt(at++));
      int body = link.length() - Links.CHECK_LENGTH;
      hash = body > 0 ? Base62.hash(hash, link.charAt(body - 1)) : hash;
    }
    return at > from;
  }

  private boolean isWhole() {
    int body = link.length() - Links.CHECK_LENGTH;
    return body >= 2
        && link.length() <= Links.MAX_LENGTH
        && Base62.check(hash).equals(link.substring(body));
  }

  /** Skips what may stand within a broken link. */
  private void skip() {
    boolean begins = false;
    while (at < text.length()) {
      char c = text.charAt(at);
      int length = skipped(c, begins);
      if (length == 0) {
        return;
      }
      begins = c == '\n' || c == '\r' || (begins && (c == '>' || c == '|' || Blanks.isSpace(c)));
      at += length;
    }
  }

  /** How many characters at this place may stand within a link, or 0. */
  private int skipped(char c, boolean lineBegins) {
    boolean isQuote = lineBegins && (c == '>' || c == '|');
    if (Blanks.isSpace(c) || Blanks.isInvisible(c) || c == '\\' || isQuote) {
      return 1;
    }
    // At the end of a line mail puts an equals sign, and people put a hyphen.
    boolean ends = at + 1 < text.length() && "\r\n".indexOf(text.charAt(at + 1)) >= 0;
    if (ends && (c == '=' || c == '-')) {
      return 1;
    }
    if (c == '<') {
      int end = text.indexOf('>', at);
      return end < 0 || end - at > LONGEST_TAG ? 0 : end + 1 - at;
    }
    for (String name : INVISIBLE) {
      if (text.startsWith(name, at)) {
        return name.length();
      }
    }
    return 0;
  }
}
