package org.hexstones.web.storage;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Spaced repetition: what a person got wrong is asked again after 1, 3, 7 and 21 days. A wrong
 * answer begins anew, and after four right ones nothing is asked any more.
 *
 * @param items what was asked, each key once
 */
public record Repetition(List<Item> items) {
  /**
   * Something that is asked again.
   *
   * @param key a puzzle or a position, without spaces
   * @param step the number of right answers in sequence
   * @param day the day of the last answer, in days since 1970
   */
  public record Item(String key, int step, int day) {}

  public static final Repetition NONE = new Repetition(List.of());

  private static final int[] DAYS = {1, 3, 7, 21};
  private static final int MOST = 1_000;
  private static final int LONGEST = 30 * MOST;
  private static final int LONGEST_KEY = 12;
  private static final String PUZZLE = "p";

  public Repetition {
    items = List.copyOf(items);
  }

  /** The key of a puzzle. */
  public static String puzzle(int number) {
    return PUZZLE + number;
  }

  /** The key of the position of a record's main line after so many moves. */
  public static String position(GameRecord record, int plies) {
    String text =
        record.setup().text() + record.start().stones() + record.mainLine().subList(0, plies);
    return "g" + Integer.toHexString(text.hashCode());
  }

  /** The number of the puzzle of a key, or -1. */
  public static int puzzleOf(String key) {
    return key.startsWith(PUZZLE) ? Words.number(key.substring(PUZZLE.length())) : -1;
  }

  /** The item of a key, or null. */
  public @Nullable Item find(String key) {
    for (Item item : items) {
      if (item.key().equals(key)) {
        return item;
      }
    }
    return null;
  }

  /**
   * Whether an item is asked on a day. If the day of its last answer has not come yet, the clock
   * was wrong then; only a journey to the west makes it tomorrow.
   */
  public static boolean isDue(Item item, int today) {
    return item.step() < DAYS.length
        && (today >= item.day() + DAYS[item.step()] || item.day() > today + 1);
  }

  /** The state after an answer. A right one counts only if it was due, or is the first. */
  public Repetition answered(String key, boolean right, int today) {
    Item known = find(key);
    if (right && known != null && !isDue(known, today)) {
      return this;
    }
    return with(new Item(key, right ? 1 + (known == null ? 0 : known.step()) : 0, today));
  }

  /** The items of both. Of two with the same key, the one that was answered last counts. */
  public Repetition merged(Repetition other) {
    Repetition merged = this;
    for (Item item : other.items) {
      Item known = find(item.key());
      boolean later =
          known == null
              || item.day() > known.day()
              || (item.day() == known.day() && item.step() < known.step());
      merged = later ? merged.with(item) : merged;
    }
    return merged;
  }

  private Repetition with(Item item) {
    List<Item> others = new ArrayList<>(items);
    others.removeIf(other -> other.key().equals(item.key()));
    others.add(item);
    return new Repetition(others.subList(Math.max(0, others.size() - MOST), others.size()));
  }

  /** A line: the version, and each item as three words. */
  public String text() {
    StringBuilder text = new StringBuilder("1");
    for (Item item : items) {
      text.append(' ').append(item.key()).append(' ').append(item.step());
      text.append(' ').append(item.day());
    }
    return text.toString();
  }

  /** Reads what {@link #text} wrote. Another text gives nothing. */
  public static Repetition read(String text) {
    List<Words.Word> words = text.length() > LONGEST ? List.of() : Words.words(text);
    if (words.size() % 3 != 1 || words.size() > 3 * MOST + 1 || !words.get(0).text().equals("1")) {
      return NONE;
    }
    Repetition read = NONE;
    for (int i = 1; i < words.size(); i += 3) {
      int step = Words.number(words.get(i + 1).text());
      int day = Words.number(words.get(i + 2).text());
      if (step < 0 || step > DAYS.length || day < 0) {
        return NONE;
      }
      String key = words.get(i).text();
      // Longer keys name nothing here, and would take the room of others.
      read = key.length() > LONGEST_KEY ? read : read.with(new Item(key, step, day));
    }
    return read;
  }
}
