package org.hexstones.shrink;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A piece of JavaScript as TeaVM writes it, and what replaces it. A name of a dollar sign and
 * capitals stands for any one word, the same wherever it occurs, or in quotes for any one string;
 * {@code $$} stands for all up to the bracket that closes.
 */
final class TokenPattern {
  private static final String REST = "$$";

  private final String name;
  private final List<String> from;
  private final List<String> to;

  TokenPattern(String name, String from, String to) {
    this.name = name;
    this.from = JsTokens.of(from);
    this.to = JsTokens.of(to);
  }

  /** The program after the replacement of several patterns, one after the other. */
  static List<String> replaced(List<String> program, List<TokenPattern> patterns) {
    List<String> tokens = program;
    for (TokenPattern pattern : patterns) {
      tokens = pattern.replaced(tokens);
    }
    return tokens;
  }

  /** The program with the replacement for each occurrence; throws if there is none. */
  List<String> replaced(List<String> tokens) {
    int[] partners = JsTokens.partners(tokens);
    List<String> replaced = new ArrayList<>();
    boolean isThere = false;
    for (int i = 0; i < tokens.size(); i++) {
      Map<String, String> words = new HashMap<>();
      int end = end(tokens, partners, i, words);
      if (end < 0) {
        replaced.add(tokens.get(i));
      } else {
        to.forEach(token -> replaced.add(words.getOrDefault(token, token)));
        i = end - 1;
        isThere = true;
      }
    }
    if (!isThere) {
      throw new UnknownForm(name);
    }
    return replaced;
  }

  /** Where the occurrence ends that begins at a place, or -1 if none begins there. */
  private int end(List<String> tokens, int[] partners, int start, Map<String, String> words) {
    int at = start;
    Deque<Integer> open = new ArrayDeque<>();
    for (String expected : from) {
      if (at >= tokens.size()) {
        return -1;
      }
      String token = tokens.get(at);
      if (expected.equals(REST)) {
        at = partners[open.getFirst()];
        continue;
      }
      boolean isSame =
          isPlace(expected)
              ? isSameKind(expected, token)
                  && token.equals(words.computeIfAbsent(expected, unused -> token))
              : token.equals(expected);
      if (!isSame) {
        return -1;
      }
      if ("([{".contains(token)) {
        open.push(at);
      } else if (!open.isEmpty() && partners[open.getFirst()] == at) {
        open.pop();
      }
      at++;
    }
    return at;
  }

  private static boolean isPlace(String token) {
    int dollar = token.charAt(0) == '"' ? 1 : 0;
    return token.length() > dollar + 1
        && token.charAt(dollar) == '$'
        && Character.isUpperCase(token.charAt(dollar + 1));
  }

  private static boolean isSameKind(String place, String token) {
    return place.charAt(0) == '"' ? token.charAt(0) == '"' : JsTokens.isWord(token.charAt(0));
  }
}
