package org.hexstones.web.keeping;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.model.Import;
import org.hexstones.web.model.LibraryEvent;

/** Reads the games of an archive, one after another, and counts what becomes of them. */
final class Importer {
  private final Keeper keeper;
  private final Adder adder;
  private final Consumer<Runnable> later;
  private final Consumer<LibraryEvent> tell;
  private final Runnable done;

  /**
   * @param later does something soon, after what else is due
   * @param tell told how many games were added
   * @param done done once all are
   */
  Importer(
      Keeper keeper,
      Adder adder,
      Consumer<Runnable> later,
      Consumer<LibraryEvent> tell,
      Runnable done) {
    this.keeper = keeper;
    this.adder = adder;
    this.later = later;
    this.tell = tell;
    this.done = done;
  }

  /** Adds the games of an archive. No game that is here is changed. */
  void read(String text) {
    Archive.Contents contents = Archive.read(text);
    if (contents == null) {
      tell.accept(new LibraryEvent.Imported(Import.NOTHING));
    } else {
      importFrom(contents.items(), 0, new Import(0, 0, contents.unread(), contents.leftOut()));
    }
  }

  private void importFrom(List<Item> items, int from, Import soFar) {
    if (from == items.size()) {
      tell.accept(new LibraryEvent.Imported(soFar));
      done.run();
      return;
    }
    Item item = items.get(from);
    boolean whole = isKey(item.id()) && keeper.read(item) instanceof KeptMatch.Read.Whole;
    if (!whole) {
      Import more = new Import(soFar.added(), soFar.known(), soFar.unread() + 1, soFar.leftOut());
      later.accept(() -> importFrom(items, from + 1, more));
      return;
    }
    adder.add(
        item,
        added ->
            importFrom(
                items,
                from + 1,
                new Import(
                    soFar.added() + (added == Adder.Added.NEW ? 1 : 0),
                    soFar.known() + (added == Adder.Added.KNOWN ? 1 : 0),
                    soFar.unread() + (added == Adder.Added.FAILED ? 1 : 0),
                    soFar.leftOut())));
  }

  private static boolean isKey(String id) {
    for (int i = 0; i < id.length(); i++) {
      if (id.charAt(i) <= ' ' || id.charAt(i) > '~') {
        return false;
      }
    }
    return !id.isEmpty() && id.length() <= Item.LONGEST_ID;
  }
}
