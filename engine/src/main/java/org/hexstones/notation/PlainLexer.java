package org.hexstones.notation;

import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** Splits the plain notation into words, parentheses and texts. */
final class PlainLexer {
  enum Kind {
    WORD,
    OPEN,
    CLOSE,
    COMMENT,
    STRING,
    END
  }

  /**
   * A token of the source.
   *
   * @param at the index of its first character
   * @param end the index after its last character
   */
  record Token(Kind kind, String text, int at, int end) {
    boolean isWord(String word) {
      return kind == Kind.WORD && text.equals(word);
    }
  }

  private final String source;
  private int at;
  private @Nullable Token ahead;
  private @Nullable Reason problem;

  PlainLexer(String source) {
    this.source = source;
  }

  String source() {
    return source;
  }

  /** The first problem, or null. After a problem all tokens are {@link Kind#END}. */
  @Nullable Reason problem() {
    return problem;
  }

  /** The next token, without consuming it. */
  Token peek() {
    if (ahead == null) {
      ahead = cut();
    }
    return ahead;
  }

  Token next() {
    Token token = peek();
    ahead = null;
    at = token.end();
    return token;
  }

  private Token cut() {
    int from = at;
    while (from < source.length() && isSpace(source.charAt(from))) {
      from++;
    }
    if (problem != null || from == source.length()) {
      return new Token(Kind.END, "", source.length(), source.length());
    }
    return switch (source.charAt(from)) {
      case '(' -> new Token(Kind.OPEN, "(", from, from + 1);
      case ')' -> new Token(Kind.CLOSE, ")", from, from + 1);
      case '{' -> text(Kind.COMMENT, from, '}');
      case '"' -> text(Kind.STRING, from, '"');
      default -> word(from);
    };
  }

  private Token word(int from) {
    int end = from;
    while (end < source.length() && !isSpace(source.charAt(end)) && !ends(source.charAt(end))) {
      end++;
    }
    // A stray closing brace is a word of its own, so that every token has at least one character.
    end = Math.max(end, from + 1);
    return new Token(Kind.WORD, source.substring(from, end), from, end);
  }

  private Token text(Kind kind, int from, char close) {
    Parsed<PlainText.Read> read = PlainText.read(source, from, close);
    if (read instanceof Parsed.Refused<PlainText.Read> refused) {
      problem = refused.reason();
      return new Token(Kind.END, "", from, from);
    }
    return new Token(kind, read.orThrow().text(), from, read.orThrow().end());
  }

  private static boolean isSpace(char c) {
    // Some editors put a byte-order mark before a text. It counts as a space.
    return c <= ' ' || c == '\uFEFF';
  }

  private static boolean ends(char c) {
    return "(){}\"".indexOf(c) >= 0;
  }
}
