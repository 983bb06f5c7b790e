package org.hexstones.notation.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** Parses a whole JSON text (RFC 8259) in slices. The depth is limited. */
final class JsonParser implements Reading<Json> {
  /**
   * The maximum depth of lists and objects. A variation is a list in a list in an object, and
   * variations nest at most as deep as the longest game.
   */
  private static final int MAX_DEPTH = 1_500;

  /** The number of tokens in a slice, */
  private static final int TOKENS = 40;

  /** and of the characters of a text or a space in it. */
  private static final int CHARACTERS = 4_000;

  private static final String HEX = "0123456789abcdefABCDEF";

  /** What comes next. */
  private enum Next {
    VALUE,
    /** The end of a list or an object that was just opened, or its first item. */
    FIRST,
    KEY,
    COLON,
    /** A comma, or the end of a list or an object. */
    COMMA,
    END
  }

  /** A list or an object whose end was not read yet. */
  private static final class Open {
    private final @Nullable Open outer;
    private final boolean isObject;
    private final int at;
    private final Map<String, Json> fields = new LinkedHashMap<>();
    private final List<Json> items = new ArrayList<>();
    private String key = "";
    private int keyAt;

    Open(@Nullable Open outer, boolean isObject, int at) {
      this.outer = outer;
      this.isObject = isObject;
      this.at = at;
    }

    char end() {
      return isObject ? '}' : ']';
    }

    Json value() {
      return isObject ? new Json.Obj(fields, at) : new Json.Arr(items, at);
    }
  }

  private final String source;
  private int at;
  private int depth;
  private Next next = Next.VALUE;
  private @Nullable Open open;

  /** The text that is being read, without its escapes, and where it begins. */
  private @Nullable StringBuilder text;

  private int textAt;
  private @Nullable Json whole;
  private @Nullable Parsed<Json> result;

  JsonParser(String source) {
    this.source = source;
  }

  @Override
  public boolean goOn() {
    try {
      int end = at + CHARACTERS;
      for (int i = 0; i < TOKENS && at < end && result == null; i++) {
        step();
      }
    } catch (Refused refused) {
      result = Parsed.refused(refused.reason());
    }
    return result == null;
  }

  @Override
  public Parsed<Json> result() {
    while (goOn()) {
      // The condition does the work.
    }
    return Objects.requireNonNull(result);
  }

  private void step() {
    StringBuilder begun = text;
    if (begun != null) {
      goOn(begun);
    } else if (!space()) {
      token();
    }
  }

  private void token() {
    Open in = open;
    switch (next) {
      case VALUE -> value();
      case END -> end();
      case COLON -> {
        expect(':');
        next = Next.VALUE;
      }
      default -> inside(Objects.requireNonNull(in));
    }
  }

  /** Reads what only lists and objects have. */
  private void inside(Open in) {
    if (next == Next.FIRST && !skip(in.end())) {
      next = in.isObject ? Next.KEY : Next.VALUE;
    } else if (next == Next.KEY) {
      if (peek() != '"') {
        throw refused(JsonProblem.EXPECTED, at, "a key");
      }
      in.keyAt = at;
      beginText();
    } else if (next == Next.COMMA && skip(',')) {
      next = in.isObject ? Next.KEY : Next.VALUE;
    } else {
      if (next == Next.COMMA) {
        expect(in.end());
      }
      open = in.outer;
      depth--;
      ended(in.value());
    }
  }

  private void end() {
    if (at < source.length()) {
      throw refused(JsonProblem.EXPECTED, at, "the end");
    }
    result = Parsed.ok(Objects.requireNonNull(whole));
  }

  private Refused refused(JsonProblem problem, int place, Object... args) {
    return new Refused(Reason.of(problem, args).at(place));
  }

  private char peek() {
    return at < source.length() ? source.charAt(at) : '\0';
  }

  /** Skips a space. Returns whether it may be longer. */
  private boolean space() {
    int end = at + CHARACTERS;
    while (at < end && isSpace(peek())) {
      at++;
    }
    return at == end;
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\uFEFF';
  }

  private boolean skip(char c) {
    boolean there = at < source.length() && source.charAt(at) == c;
    at += there ? 1 : 0;
    return there;
  }

  private void expect(char c) {
    if (!skip(c)) {
      throw refused(JsonProblem.EXPECTED, at, c);
    }
  }

  private void value() {
    char c = peek();
    if (c == '{' || c == '[') {
      if (depth == MAX_DEPTH) {
        throw refused(JsonProblem.TOO_DEEP, at, MAX_DEPTH);
      }
      depth++;
      open = new Open(open, c == '{', at++);
      next = Next.FIRST;
      return;
    }
    if (c == '"') {
      beginText();
      return;
    }
    if (c == '-' || isDigit(c)) {
      ended(number());
      return;
    }
    for (String word : List.of("true", "false", "null")) {
      if (source.startsWith(word, at)) {
        at += word.length();
        ended(new Json.Literal(word, at - word.length()));
        return;
      }
    }
    throw refused(JsonProblem.EXPECTED, at, "a value");
  }

  /** A value is complete. */
  private void ended(Json value) {
    Open in = open;
    if (in == null) {
      whole = value;
      next = Next.END;
      return;
    }
    if (!in.isObject) {
      in.items.add(value);
    } else if (in.fields.put(in.key, value) != null) {
      throw refused(JsonProblem.KEY_TWICE, in.keyAt, in.key);
    }
    next = Next.COMMA;
  }

  private Json number() {
    int from = at;
    skip('-');
    if (!skip('0')) {
      digits(from);
    }
    if (skip('.')) {
      digits(from);
    }
    if (skip('e') || skip('E')) {
      if (!skip('+')) {
        skip('-');
      }
      digits(from);
    }
    return new Json.Num(source.substring(from, at), from);
  }

  private void digits(int from) {
    int first = at;
    while (isDigit(peek())) {
      at++;
    }
    if (at == first) {
      throw refused(JsonProblem.BAD_NUMBER, from);
    }
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private void beginText() {
    textAt = at++;
    text = new StringBuilder();
  }

  private void goOn(StringBuilder begun) {
    int end = at + CHARACTERS;
    while (at < source.length()) {
      if (at >= end) {
        return;
      }
      char c = source.charAt(at++);
      if (c == '"') {
        text = null;
        endText(begun.toString());
        return;
      }
      if (c < ' ') {
        throw refused(JsonProblem.BAD_STRING, at - 1);
      }
      begun.append(c == '\\' ? escaped(textAt) : c);
    }
    throw refused(JsonProblem.BAD_STRING, textAt);
  }

  private void endText(String read) {
    Open in = open;
    if (next == Next.KEY && in != null) {
      in.key = read;
      next = Next.COLON;
    } else {
      ended(new Json.Str(read, textAt));
    }
  }

  private char escaped(int from) {
    char kind = peek();
    int plain = "\"\\/bfnrt".indexOf(kind);
    if (plain >= 0 && at < source.length()) {
      at++;
      return "\"\\/\b\f\n\r\t".charAt(plain);
    }
    if (kind != 'u' || at + 5 > source.length()) {
      throw refused(JsonProblem.BAD_STRING, from);
    }
    int code = 0;
    for (int i = at + 1; i < at + 5; i++) {
      int digit = HEX.indexOf(source.charAt(i));
      if (digit < 0) {
        throw refused(JsonProblem.BAD_STRING, from);
      }
      code = code << 4 | (digit < 16 ? digit : digit - 6);
    }
    at += 5;
    return (char) code;
  }
}
