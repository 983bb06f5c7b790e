package org.hexstones.parse;

import java.util.List;

/**
 * The reason of a refusal.
 *
 * @param problem the kind of the problem
 * @param args the arguments for the problem's sentence
 * @param at the place in the text, in characters from 0, or {@link #NOWHERE}
 */
public record Reason(Problem problem, List<String> args, int at) {
  public static final int NOWHERE = -1;

  public Reason {
    args = List.copyOf(args);
  }

  public static Reason of(Problem problem, Object... args) {
    return new Reason(problem, Lists.map(List.of(args), String::valueOf), NOWHERE);
  }

  /** The same reason at a place. A known place stays. */
  public Reason at(int place) {
    return at == NOWHERE ? new Reason(problem, args, place) : this;
  }

  /** The same reason in a text that begins {@code by} characters earlier. */
  public Reason shifted(int by) {
    return at == NOWHERE ? this : new Reason(problem, args, at + by);
  }

  /** The whole sentence in English, without its place. */
  public String english() {
    return fill(problem.english(), args);
  }

  /** A sentence with each <code>{i}</code> replaced by the i-th of {@code args}. */
  public static String fill(String sentence, List<String> args) {
    StringBuilder filled = new StringBuilder();
    for (int i = 0; i < sentence.length(); i++) {
      char c = sentence.charAt(i);
      boolean hole =
          c == '{'
              && i + 2 < sentence.length()
              && sentence.charAt(i + 2) == '}'
              && sentence.charAt(i + 1) - '0' >= 0
              && sentence.charAt(i + 1) - '0' < args.size();
      if (hole) {
        filled.append(args.get(sentence.charAt(i + 1) - '0'));
        i += 2;
      } else {
        filled.append(c);
      }
    }
    return filled.toString();
  }
}
