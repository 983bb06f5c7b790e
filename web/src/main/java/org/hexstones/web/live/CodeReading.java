package org.hexstones.web.live;

import java.util.Locale;
import org.hexstones.notation.link.BrokenWord;
import org.hexstones.notation.link.Fragment;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Percent;
import org.jspecify.annotations.Nullable;

/**
 * Reads the code of a meeting from a text. Chats and mail write signs otherwise, break lines, and
 * put signs and words after a link. The check says where the code ends; a code of an older version
 * has none, and is read as far as it goes.
 */
final class CodeReading {
  private static final String OLD_OFFER = "o";
  private static final String OLD_ANSWER = "a";

  /** The characters of a code besides letters and digits. */
  private static final String SIGNS = "-_.:=,*~()/+$";

  /** Signs after an older code that are none of its own. */
  private static final String AFTER = ".,:~(";

  private CodeReading() {}

  static Parsed<MeetingCode> read(String text) {
    String rest = afterWord(text);
    String code = code(rest);
    boolean isOld = code.startsWith(OLD_OFFER) || code.startsWith(OLD_ANSWER);
    if (!isOld && code.indexOf(MeetingCode.OFFER) != 0 && code.indexOf(MeetingCode.ANSWER) != 0) {
      return Parsed.refused(LiveProblem.NOT_A_CODE);
    }
    // Nothing says where an older code ends, so a tag ends it.
    String all = isOld ? code(untilTag(rest)) : code;
    MeetingCode read = read(withPlus(all), isOld);
    // A space may stand for a plus, or be none of the code's own. So may an equals sign in mail.
    String joined = all.replace("=\r\n", "").replace("=\n", "");
    read = read != null ? read : read(joined, isOld);
    read = read != null ? read : read(joined.replace("=3D", "="), isOld);
    return read == null ? Parsed.refused(LiveProblem.DAMAGED) : Parsed.ok(read);
  }

  /** What follows the word of an address, or all. */
  private static String afterWord(String text) {
    Fragment fragment = Fragment.find(text);
    if (fragment != null && fragment.word() == Fragment.Word.LIVE) {
      return fragment.rest();
    }
    String name = Fragment.Word.LIVE.text() + "=";
    int at = text.toLowerCase(Locale.ROOT).indexOf(name);
    return at < 0 ? text : text.substring(at + name.length());
  }

  /** The text from the first letter of a code, with its signs decoded. */
  private static String code(String text) {
    String decoded = Percent.decode(Percent.decode(Percent.decode(text)));
    int at = begin(decoded, 0);
    // Mail writes an equals sign as =3D.
    return decoded.substring(decoded.startsWith("3D", at) ? begin(decoded, at + 2) : at);
  }

  private static int begin(String text, int from) {
    int at = from;
    while (at < text.length() && !isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static String untilTag(String text) {
    int end = begin(text, 0);
    while (end < text.length() && "<&".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return text.substring(0, end);
  }

  /** The text with a plus for each space that does not begin a line. */
  private static String withPlus(String text) {
    StringBuilder plus = new StringBuilder();
    boolean begins = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isSpace = c == ' ' || c == '\u00a0';
      plus.append(isSpace && !begins ? '+' : c);
      begins = c == '\n' || (begins && (isSpace || c == '>' || c == '|'));
    }
    return plus.toString();
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  private static @Nullable MeetingCode read(String text, boolean isOld) {
    BrokenWord word = new BrokenWord(text, SIGNS, MeetingCode.MAX_LENGTH);
    while (word.next()) {
      String all = word.read();
      MeetingCode read =
          !isOld && word.isWhole()
              ? parsed(all.substring(0, all.length() - Links.CHECK_LENGTH))
              : null;
      if (read != null) {
        return read;
      }
    }
    return isOld ? parsed(trimmed(word.read())) : null;
  }

  /** An older code without the signs after it. */
  private static String trimmed(String text) {
    int end = text.length();
    while (end > 0 && AFTER.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  /** The code of a letter, a description, a dot and a text; null if it is damaged. */
  private static @Nullable MeetingCode parsed(String code) {
    int dot = code.indexOf('.');
    PeerDescription peer = dot < 0 ? null : PeerDescription.read(code.substring(1, dot));
    String rest = code.substring(dot + 1);
    if (peer == null || rest.isEmpty()) {
      return null;
    }
    if (code.startsWith(OLD_ANSWER) || code.charAt(0) == MeetingCode.ANSWER) {
      return SixBits.isText(rest) ? new MeetingCode.Answer(peer, rest) : null;
    }
    String game = GameWords.decode(rest);
    return game == null ? null : new MeetingCode.Offer(peer, game);
  }
}
