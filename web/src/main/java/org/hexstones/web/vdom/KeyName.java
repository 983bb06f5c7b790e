package org.hexstones.web.vdom;

/** The name of a key on any keyboard layout, as shortcuts have it. */
public final class KeyName {
  /** The distance from a sign to its full-width form, as input methods write it. */
  private static final int FULL_WIDTH = '！' - '!';

  /** The last letter of the Latin script and its extensions. */
  private static final char LAST_LATIN = '\u024f';

  private KeyName() {}

  /**
   * The key as browsers name it, with a Latin letter or digit for one of another script: the one
   * that the same key has on a Latin keyboard.
   *
   * @param key what the key writes on this layout, or the name of what it does
   * @param code where the key is, by its name on an American keyboard; or empty
   */
  public static String of(String key, String code) {
    if (key.equals("Process")) {
      // An input method has taken the key.
      return latin(key, code);
    }
    if (key.length() != 1 || key.charAt(0) <= LAST_LATIN) {
      return key;
    }
    char sign = narrow(key.charAt(0));
    return sign <= LAST_LATIN ? String.valueOf(sign) : latin(key, code);
  }

  /** The sign of which this one is the full-width form; any other sign is the same. */
  public static char narrow(char sign) {
    if (sign == '　') {
      return ' ';
    }
    return sign >= '！' && sign <= '～' ? (char) (sign - FULL_WIDTH) : sign;
  }

  /** What the code ends with, as KeyZ, Digit5 and Numpad5 do, or else the key. */
  private static String latin(String key, String code) {
    if (code.isEmpty() || "KDN".indexOf(code.charAt(0)) < 0) {
      return key;
    }
    char last = code.charAt(code.length() - 1);
    if (last >= 'A' && last <= 'Z') {
      return String.valueOf((char) (last - 'A' + 'a'));
    }
    return last >= '0' && last <= '9' ? String.valueOf(last) : key;
  }
}
