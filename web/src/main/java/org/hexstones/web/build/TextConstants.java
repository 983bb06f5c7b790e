package org.hexstones.web.build;

import java.util.ArrayList;
import java.util.List;

/**
 * Writes each text where it is used, {@code G("text")}. TeaVM writes all texts of a program into
 * one array and their numbers where they are used, and makes strings of all of them when the
 * program starts. Here a text becomes a string when it is first used, and the same one each time
 * after that.
 */
final class TextConstants {
  private static final TokenPattern READER = new TokenPattern("index=>$TABLE[index]", "");
  private static final TokenPattern LOADER =
      new TokenPattern("strings=>{$START();$TABLE=strings.map($STRING)}", "");
  private static final TokenPattern TABLE =
      new TokenPattern(
          "$TABLE,$LOADER=strings=>{$START();$TABLE=strings.map($STRING)},"
              + "$READER=index=>$TABLE[index]",
          "$TABLE=new Map(),$LOADER=()=>{$START()},$READER=text=>{let string=$TABLE.get(text);"
              + "if(!string)$TABLE.set(text,string=$STRING(text));return string}");

  private TextConstants() {}

  static List<String> whereUsed(List<String> tokens) {
    Declarations declarations = new Declarations(tokens);
    String reader = declarations.named(READER);
    String loader = declarations.named(LOADER);
    if (reader == null || loader == null) {
      return tokens;
    }
    int[] partners = JsTokens.partners(tokens);
    int call = tokens.lastIndexOf(loader);
    int close = partners[call + 1];
    List<String> texts = texts(tokens, call + 3, close - 1);
    List<String> written = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      boolean isText =
          tokens.get(i).equals(reader) && tokens.get(i + 1).equals("(") && declarations.isUse(i);
      written.add(tokens.get(i));
      if (i == call) {
        written.addAll(List.of("(", ")"));
        i = close;
      } else if (isText) {
        written.add("(");
        written.add(texts.get(Integer.parseInt(tokens.get(i + 2))));
        i += 2;
      }
    }
    return TABLE.replaced(written);
  }

  /** The texts of the array; TeaVM writes a long one as a sum. */
  private static List<String> texts(List<String> tokens, int from, int to) {
    List<String> texts = new ArrayList<>();
    for (int i = from; i < to; i += 2) {
      StringBuilder text = new StringBuilder(unquoted(tokens.get(i)));
      while (tokens.get(i + 1).equals("+")) {
        i += 2;
        text.append(unquoted(tokens.get(i)));
      }
      texts.add("\"" + text + "\"");
    }
    return texts;
  }

  private static String unquoted(String token) {
    if (token.charAt(0) != '"') {
      throw new IllegalArgumentException("not a text: " + token);
    }
    return token.substring(1, token.length() - 1);
  }
}
