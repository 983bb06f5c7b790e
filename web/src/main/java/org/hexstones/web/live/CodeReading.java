package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;
import org.jspecify.annotations.Nullable;

/**
 * Reads the code of a meeting from a text. Chats and mail write signs otherwise, break lines, and
 * put signs and words after a link. The check says where the code ends; a code of an older version
 * has none, and is read as far as it goes.
 */
final class CodeReading {
  private static final String OLD_OFFER = "o";
  private static final String OLD_ANSWER = "a";

  /** The characters of a code besides letters and digits, and {@code %}. */
  private static final String SIGNS = "-_.:=,*~()/+$";

  /** Signs after an older code that are none of its own. */
  private static final String AFTER = ".,:~(";

  /** So many places are tried as the end of the code. */
  private static final int MOST_ENDS = 20;

  private final StringBuilder code = new StringBuilder();

  /** Where the code may end, besides the end of all. */
  private final List<Integer> ends = new ArrayList<>();

  private CodeReading() {}

  static Parsed<MeetingCode> read(String text) {
    CodeReading reading = new CodeReading();
    reading.clean(text.substring(begin(text)));
    return reading.read();
  }

  /** Where the code begins: after the prefix of an address, if there is one. */
  private static int begin(String text) {
    String lower = text.toLowerCase(Locale.ROOT);
    String name = MeetingCode.FRAGMENT.substring(1);
    int plain = lower.indexOf(name);
    if (plain >= 0) {
      return plain + name.length();
    }
    String encoded = name.replace("=", "%3d");
    int other = lower.indexOf(encoded);
    int at = other < 0 ? 0 : other + encoded.length();
    while (at < text.length() && !isLetterOrDigit(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Writes the signs as the page does, up to the first one that no code has. */
  private void clean(String raw) {
    String text = raw.replace("%25", "%");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '%') {
        List<Integer> value =
            i + 2 < text.length() ? Hex.bytes(text.substring(i + 1, i + 3)) : null;
        if (value == null || value.get(0) > '~') {
          return;
        }
        c = (char) value.get(0).intValue();
        i += 2;
        if (c > ' ' && !isLetterOrDigit(c) && SIGNS.indexOf(c) < 0) {
          ends.add(code.length());
          code.append('%');
          Hex.append(code, c);
          continue;
        }
      }
      if (isLetterOrDigit(c) || SIGNS.indexOf(c) >= 0) {
        code.append(c);
      } else if (c == '\n') {
        ends.add(code.length());
        // A mail program writes this before each line that it quotes.
        while (i + 1 < text.length() && (text.charAt(i + 1) == '>' || text.charAt(i + 1) == ' ')) {
          i++;
        }
      } else if (c == ' ' || c == '\u00a0') {
        ends.add(code.length());
        code.append('+');
      } else if (!isSilent(c)) {
        return;
      }
    }
  }

  /** Whether a character is put into long words, or before signs, and is not seen. */
  private static boolean isSilent(char c) {
    return c == '\\'
        || c == '\r'
        || c == '\t'
        || c == '\u00ad'
        || (c >= '\u200b' && c <= '\u200d')
        || c == '\u2060'
        || c == '\ufeff';
  }

  private static boolean isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }

  private Parsed<MeetingCode> read() {
    String all = code.toString();
    if (all.startsWith(OLD_OFFER) || all.startsWith(OLD_ANSWER)) {
      MeetingCode old = parsed(trimmed(all), all.startsWith(OLD_OFFER));
      return old == null ? Parsed.refused(LiveProblem.DAMAGED) : Parsed.ok(old);
    }
    boolean offers = all.indexOf(MeetingCode.OFFER) == 0;
    if (!offers && all.indexOf(MeetingCode.ANSWER) != 0) {
      return Parsed.refused(LiveProblem.NOT_A_CODE);
    }
    int first = ends.size();
    int last = Math.max(0, first - MOST_ENDS);
    for (int i = first; i >= last; i--) {
      String body = unchecked(i == first ? all : all.substring(0, ends.get(i)));
      MeetingCode read = body == null ? null : parsed(body, offers);
      if (read != null) {
        return Parsed.ok(read);
      }
    }
    return Parsed.refused(LiveProblem.DAMAGED);
  }

  /** An older code without the signs after it. */
  private static String trimmed(String text) {
    int end = text.length();
    while (end > 0 && AFTER.indexOf(text.charAt(end - 1)) >= 0) {
      end--;
    }
    return text.substring(0, end);
  }

  /** The code without its check and the signs after it; null if the check is wrong. */
  private static @Nullable String unchecked(String text) {
    int end = text.length();
    while (end > 0 && !isLetterOrDigit(text.charAt(end - 1))) {
      end--;
    }
    int body = end - Links.CHECK_LENGTH;
    return body > 0 && Links.check(text.substring(0, body)).equals(text.substring(body, end))
        ? text.substring(0, body)
        : null;
  }

  /** The code of a letter, a description, a dot and a text; null if it is damaged. */
  private static @Nullable MeetingCode parsed(String code, boolean offers) {
    int dot = code.indexOf('.');
    PeerDescription peer = dot < 0 ? null : PeerDescription.read(code.substring(1, dot));
    String rest = code.substring(dot + 1);
    if (peer == null || rest.isEmpty()) {
      return null;
    }
    if (!offers) {
      return SixBits.isText(rest) ? new MeetingCode.Answer(peer, rest) : null;
    }
    String game = GameWords.decode(rest);
    return game == null ? null : new MeetingCode.Offer(peer, game);
  }
}
