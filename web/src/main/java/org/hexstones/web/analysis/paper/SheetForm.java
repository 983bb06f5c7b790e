package org.hexstones.web.analysis.paper;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.parse.Blanks;
import org.hexstones.parse.Words;
import org.hexstones.web.diagram.Worksheet;

/**
 * What a person has chosen for a worksheet.
 *
 * @param lines all puzzles of the site, as unread text; empty before they have come
 * @param failed whether they could not be fetched
 * @param numbers those of the chosen puzzles, in their order
 * @param perSheet 2, 4 or 6 boards
 * @param positions whether the position on the board, or those that are ticked, are tasks too
 * @param title stands at the top
 * @param grade the difficulty of the puzzles that are listed
 */
public record SheetForm(
    List<String> lines,
    boolean failed,
    List<Integer> numbers,
    int perSheet,
    boolean positions,
    String title,
    int grade) {
  static final SheetForm NONE = new SheetForm(List.of(), false, List.of(), 4, false, "", 1);

  static final int LONGEST_TITLE = 80;

  /** What people put between the ends of a range, with whatever keyboard and input method. */
  private static final String DASHES = "-‐‑‒–—―−ー~〜";

  public SheetForm {
    lines = List.copyOf(lines);
    numbers = List.copyOf(numbers);
    title = title.substring(0, Math.min(LONGEST_TITLE, title.length()));
  }

  SheetForm came(List<String> all) {
    return new SheetForm(all, all.isEmpty(), numbers, perSheet, positions, title, grade);
  }

  SheetForm with(List<Integer> chosen) {
    return new SheetForm(lines, failed, chosen, perSheet, positions, title, grade);
  }

  SheetForm perSheet(int boards) {
    return new SheetForm(lines, failed, numbers, boards, positions, title, grade);
  }

  SheetForm withPositions(boolean on) {
    return new SheetForm(lines, failed, numbers, perSheet, on, title, grade);
  }

  SheetForm titled(String text) {
    return new SheetForm(lines, failed, numbers, perSheet, positions, text, grade);
  }

  SheetForm listing(int other) {
    return new SheetForm(lines, failed, numbers, perSheet, positions, title, other);
  }

  SheetForm ticked(int number, boolean on) {
    List<Integer> chosen = new ArrayList<>(numbers);
    chosen.remove(Integer.valueOf(number));
    if (on && chosen.size() < Worksheet.MOST) {
      chosen.add(number);
    }
    return with(chosen);
  }

  /** The chosen numbers as a person writes them: "4, 30, 37". */
  String text() {
    StringBuilder text = new StringBuilder();
    for (int number : numbers) {
      text.append(text.isEmpty() ? "" : ", ").append(number);
    }
    return text.toString();
  }

  /**
   * Chooses the numbers in a text, whatever stands between them. "4-9" is six of them. Those
   * without a puzzle are left out. Before the puzzles have come, nothing is chosen.
   */
  SheetForm typed(String text) {
    if (lines.isEmpty()) {
      return this;
    }
    List<Integer> chosen = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = Blanks.narrow(text.charAt(i));
      int digit = Character.digit(c, 10);
      boolean isTo = DASHES.indexOf(c) >= 0;
      plain.append(digit >= 0 ? String.valueOf(digit) : isTo ? " - " : " ");
    }
    int last = 0;
    boolean isRange = false;
    for (Words.Word word : Words.words(plain.toString())) {
      if (word.text().equals("-")) {
        isRange = last > 0;
        continue;
      }
      int number = Words.number(word.text());
      for (int each = isRange ? last + 1 : number; each <= number; each++) {
        boolean is = each >= 1 && each <= lines.size() && !chosen.contains(each);
        if (chosen.size() == Worksheet.MOST || each > lines.size()) {
          break;
        }
        if (is) {
          chosen.add(each);
        }
      }
      last = number;
      isRange = false;
    }
    return with(chosen);
  }
}
