package org.hexstones.notation.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;

/** Parses a whole JSON text (RFC 8259). The depth is limited. */
final class JsonParser {
  /**
   * The maximum depth of lists and objects. A variation is a list in a list in an object, and
   * variations nest at most as deep as the longest game.
   */
  private static final int MAX_DEPTH = 1_500;

  private static final String HEX = "0123456789abcdefABCDEF";

  private final String source;
  private int at;
  private int depth;

  private JsonParser(String source) {
    this.source = source;
  }

  static Parsed<Json> parse(String source) {
    JsonParser parser = new JsonParser(source);
    try {
      parser.space();
      Json value = parser.value();
      parser.space();
      return parser.at == source.length()
          ? Parsed.ok(value)
          : Parsed.refused(Reason.of(JsonProblem.EXPECTED, "the end").at(parser.at));
    } catch (Refused refused) {
      return Parsed.refused(refused.reason());
    }
  }

  private Refused refused(JsonProblem problem, int place, Object... args) {
    return new Refused(Reason.of(problem, args).at(place));
  }

  private char peek() {
    return at < source.length() ? source.charAt(at) : '\0';
  }

  private void space() {
    while (" \n\r\t\uFEFF".indexOf(peek()) >= 0) {
      at++;
    }
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

  private Json value() {
    char c = peek();
    if (c == '{' || c == '[') {
      if (depth == MAX_DEPTH) {
        throw refused(JsonProblem.TOO_DEEP, at, MAX_DEPTH);
      }
      depth++;
      Json value = c == '{' ? object() : array();
      depth--;
      return value;
    }
    if (c == '"') {
      int from = at;
      return new Json.Str(string(), from);
    }
    if (c == '-' || isDigit(c)) {
      return number();
    }
    for (String word : List.of("true", "false", "null")) {
      if (source.startsWith(word, at)) {
        at += word.length();
        return new Json.Literal(word, at - word.length());
      }
    }
    throw refused(JsonProblem.EXPECTED, at, "a value");
  }

  private Json object() {
    int from = at++;
    Map<String, Json> fields = new LinkedHashMap<>();
    space();
    if (skip('}')) {
      return new Json.Obj(fields, from);
    }
    do {
      space();
      int place = at;
      if (peek() != '"') {
        throw refused(JsonProblem.EXPECTED, at, "a key");
      }
      String key = string();
      space();
      expect(':');
      space();
      if (fields.put(key, value()) != null) {
        throw refused(JsonProblem.KEY_TWICE, place, key);
      }
      space();
    } while (skip(','));
    expect('}');
    return new Json.Obj(fields, from);
  }

  private Json array() {
    int from = at++;
    List<Json> items = new ArrayList<>();
    space();
    if (skip(']')) {
      return new Json.Arr(items, from);
    }
    do {
      space();
      items.add(value());
      space();
    } while (skip(','));
    expect(']');
    return new Json.Arr(items, from);
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

  private String string() {
    int from = at++;
    StringBuilder text = new StringBuilder();
    while (at < source.length()) {
      char c = source.charAt(at++);
      if (c == '"') {
        return text.toString();
      }
      if (c < ' ') {
        throw refused(JsonProblem.BAD_STRING, at - 1);
      }
      text.append(c == '\\' ? escaped(from) : c);
    }
    throw refused(JsonProblem.BAD_STRING, from);
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
