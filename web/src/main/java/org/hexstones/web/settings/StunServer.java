package org.hexstones.web.settings;

/** The address of a STUN server (RFC 8489, RFC 7064), which a person may type for live play. */
public final class StunServer {
  /** No text is kept that is longer. */
  public static final int LONGEST = 120;

  private static final String SCHEME = "stun:";
  private static final int LAST_PORT = 65_535;

  private StunServer() {}

  /** The text without what no address has: blanks, control characters, what is too long. */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder();
    for (int i = 0; i < text.length() && clean.length() < LONGEST; i++) {
      char c = text.charAt(i);
      if (c > ' ' && c <= '~') {
        clean.append(c);
      }
    }
    return clean.toString();
  }

  /** Whether a text is {@code stun:host} or {@code stun:host:port}. The host may be a name. */
  public static boolean isValid(String text) {
    if (!text.startsWith(SCHEME) || text.length() > LONGEST) {
      return false;
    }
    int colon = text.indexOf(':', SCHEME.length());
    String host = text.substring(SCHEME.length(), colon < 0 ? text.length() : colon);
    return isHost(host) && (colon < 0 || isPort(text.substring(colon + 1)));
  }

  private static boolean isHost(String host) {
    for (int i = 0; i < host.length(); i++) {
      char c = host.charAt(i);
      boolean plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
      boolean inside = (c == '.' || c == '-') && i > 0 && i < host.length() - 1;
      if (!plain && !inside) {
        return false;
      }
    }
    return !host.isEmpty() && !host.contains("..");
  }

  private static boolean isPort(String digits) {
    int port = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9' || port > LAST_PORT) {
        return false;
      }
      port = 10 * port + c - '0';
    }
    return port >= 1 && port <= LAST_PORT;
  }
}
