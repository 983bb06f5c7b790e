package org.hexstones.notation.link;

import org.hexstones.parse.Blanks;
import org.hexstones.parse.Percent;
import org.jspecify.annotations.Nullable;

/**
 * What stands after the {@code #} of an address: a word, which says what the address asks for, and
 * the rest. It is found in an address and in any text that contains one, also where a chat or a
 * mail has encoded the signs, doubled them or changed the case of the word.
 *
 * @param rest the link, if the word announces one and the text has one with a correct checksum;
 *     otherwise what stands there, of which {@link FragmentText} removes what is foreign
 * @param at the number of moves on the board that is shown first, as {@code &at=17} after a link
 *     says; {@link #ALL} without it
 */
public record Fragment(Word word, String rest, int at) {
  /** All moves are on the board. */
  public static final int ALL = -1;

  /** The words of addresses. Their texts are fixed for ever. */
  public enum Word {
    GAME("g"),
    STUDY("study"),
    NEW("new"),
    PUZZLE("puzzle"),
    LIVE("live");

    private final String text;

    Word(String text) {
      this.text = text;
    }

    /** As it stands in an address. */
    public String text() {
      return text;
    }

    /** What an address has before the rest: the number sign, the word and an equals sign. */
    public String prefix() {
      return "#" + text + "=";
    }

    /** Whether a link follows. */
    public boolean isLink() {
      return this == GAME || this == STUDY;
    }
  }

  Fragment(Word word, String rest) {
    this(word, rest, ALL);
  }

  /** Texts are looked through up to here. */
  private static final int MOST = 200_000;

  /** The number of addresses in a text that are tried. */
  private static final int MOST_FOUND = 8;

  /** The number of signs before a word. */
  private static final int MOST_NOISE = 8;

  /** The number sign: as it is, in HTML, and as filters of mail write it. */
  private static final String[] HASH = {"#", "\uFF03", "&#35;", "&#x23;", "-23", "=23", "/*"};

  private static final String[] EQUALS = {
    "=", "\\=", " =", "%20=", "\uFF1D", "\uFF1A", "&#61;", "&#x3d;", "-3d"
  };

  private static final String[] HYPHEN = {"-", "\u2010", "\u2011"};

  /** No word for a kind of puzzle is longer. */
  private static final int MOST_OF_KIND = 10;

  /** Signs that some programs and people put before a word, and before what follows it. */
  private static final String NOISE = "#!/\\?&=\"'`*_~(<[{\u00AB\u2039\u300C";

  /**
   * The first fragment in a text, or null if there is none. A later link is preferred to an earlier
   * one that is damaged: mail shows an address shortened and then whole.
   */
  public static @Nullable Fragment find(String text) {
    Fragment found = plain(text);
    if (found != null || text.length() > MOST) {
      return found;
    }
    // A program may have encoded all that follows the number sign.
    String decoded = Percent.decode(text);
    return decoded.length() == text.length() ? null : plain(decoded);
  }

  private static @Nullable Fragment plain(String text) {
    int end = Math.min(text.length(), MOST);
    @Nullable Fragment first = null;
    int found = 0;
    for (int at = 0; at < end && found < MOST_FOUND; at++) {
      int sign = signAt(text, at, HASH, "23");
      int from = sign == 0 ? 0 : afterNoise(text, at + sign);
      Word word = sign == 0 ? null : wordAt(text, from);
      int equals = word == null ? 0 : signAt(text, from + word.text.length(), EQUALS, "3d");
      if (word == null || equals == 0) {
        continue;
      }
      found++;
      from += word.text.length() + equals;
      String puzzle = word == Word.PUZZLE ? puzzle(text, from) : null;
      if (puzzle != null) {
        return new Fragment(word, puzzle);
      }
      if (!word.isLink()) {
        return first != null ? first : new Fragment(word, FragmentText.of(word, text, from));
      }
      String link = LinkText.begin(text, from);
      if (link != null) {
        return new Fragment(word, link, MovesShown.read(text, from));
      }
      first = first != null ? first : new Fragment(word, Percent.decode(toSpace(text, from)));
    }
    return first;
  }

  /**
   * The link in a text: in an address, or alone. Null if there is neither an address of a game nor
   * a link whose checksum is right.
   */
  public static @Nullable String link(String text) {
    Fragment found = find(text);
    if (found != null) {
      return found.word.isLink() ? found.rest : null;
    }
    return LinkText.within(text.substring(0, Math.min(text.length(), MOST)));
  }

  /** The link of a puzzle after its kind; null if there is none whose checksum is right. */
  private static @Nullable String puzzle(String text, int from) {
    int at = afterNoise(text, from);
    int end = at;
    while (end < text.length() && end - at <= MOST_OF_KIND && isLetter(text.charAt(end))) {
      end++;
    }
    int hyphen = signAt(text, end, HYPHEN, "2d");
    String link = end == at || hyphen == 0 ? null : LinkText.begin(text, end + hyphen);
    if (link == null) {
      return null;
    }
    StringBuilder kind = new StringBuilder();
    for (int i = at; i < end; i++) {
      kind.append((char) (text.charAt(i) | ' '));
    }
    return kind.append('-').append(link).toString();
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  private static String toSpace(String text, int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) > ' ') {
      end++;
    }
    return text.substring(from, end);
  }

  /** The place after signs that have no meaning before a word, a link, a set-up or a number. */
  static int afterNoise(String text, int from) {
    int at = from;
    for (int i = 0; i < MOST_NOISE; i++) {
      at += noiseAt(text, at);
    }
    return at;
  }

  /** The length of a sign without a meaning, as it is or encoded; or 0. */
  private static int noiseAt(String text, int at) {
    boolean isEncoded = text.startsWith("%", at);
    for (int length = isEncoded ? 3 : 1; length <= 9 && at + length <= text.length(); length += 3) {
      String sign = Percent.decode(text.substring(at, at + length));
      char c = sign.charAt(0);
      boolean isQuote = c >= '\u2018' && c <= '\u201F';
      if (NOISE.indexOf(c) >= 0 || isQuote || Blanks.isSpace(c) || Blanks.isInvisible(c)) {
        return length;
      }
      if (c != '%') {
        return 0;
      }
    }
    return 0;
  }

  private static @Nullable Word wordAt(String text, int at) {
    for (Word word : Word.values()) {
      if (isAt(text, at, word.text)) {
        return word;
      }
    }
    return null;
  }

  /** The length of a sign at a place, or of its encoding; 0 if it is not there. */
  private static int signAt(String text, int at, String[] forms, String hex) {
    if (at >= text.length()
        || "#&-=/\\% \uFF03\uFF1D\uFF1A\u2010\u2011".indexOf(text.charAt(at)) < 0) {
      return 0;
    }
    for (String form : forms) {
      if (isAt(text, at, form)) {
        return form.length();
      }
    }
    return encoded(text, at, hex);
  }

  /** The length of an encoded character, which may have been encoded several times; or 0. */
  private static int encoded(String text, int at, String hex) {
    if (text.charAt(at) != '%') {
      return 0;
    }
    int digits = at + 1;
    for (int i = 0; i < MOST_NOISE && text.startsWith("25", digits); i++) {
      digits += 2;
    }
    return isAt(text, digits, hex) ? digits + 2 - at : 0;
  }

  /** Whether a text in small letters stands at a place, in letters of any case. */
  private static boolean isAt(String text, int at, String wanted) {
    if (at + wanted.length() > text.length()) {
      return false;
    }
    for (int i = 0; i < wanted.length(); i++) {
      char c = text.charAt(at + i);
      if ((c >= 'A' && c <= 'Z' ? (char) (c + 'a' - 'A') : c) != wanted.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
