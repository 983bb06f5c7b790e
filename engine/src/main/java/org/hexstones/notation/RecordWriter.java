package org.hexstones.notation;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.jspecify.annotations.Nullable;

/**
 * Writes one record after another in the plain notation. It reuses the text of the record before,
 * so that one more move or character costs little, however long the record is.
 */
public final class RecordWriter {
  private @Nullable GameRecord last;
  private @Nullable Play play;
  private String text = "";

  /** The places of the main line, in order. */
  private List<PlainV1Writer.Place> places = List.of();

  /**
   * A record as a text of several lines.
   *
   * @param record must be legal ({@link GameRecord#check})
   */
  public String write(GameRecord record) {
    GameRecord before = last;
    Play known = play;
    last = null;
    if (before == null || known == null || !beginsAlike(before, record)) {
      writeAll(record);
    } else {
      goOn(record.root(), known);
    }
    last = places.isEmpty() ? null : record;
    return text;
  }

  private void writeAll(GameRecord record) {
    PlainV1Writer writer = new PlainV1Writer();
    places = List.of();
    if (writer.begin(record)) {
      Play begun = Play.begin(record.setup(), record.start()).orThrow();
      play = begun;
      write(writer, "", record.root(), List.of(), begun);
    } else {
      text = writer.written();
    }
  }

  /** Writes from the first difference on. */
  private void goOn(Node root, Play known) {
    List<PlainV1Writer.Place> same = new ArrayList<>();
    Node here = root;
    while (same.size() + 1 < places.size() && isSameStep(places.get(same.size()).node(), here)) {
      same.add(places.get(same.size()).at(here));
      here = here.children().get(0);
    }
    while (known.size() > same.size()) {
      known.undo();
    }
    while (known.size() < same.size()) {
      known.play(same.get(known.size()).node().children().get(0).move());
    }
    PlainV1Writer.Place from = places.get(same.size());
    write(new PlainV1Writer(from), text.substring(0, from.length()), here, same, known);
  }

  /**
   * Writes everything after a node, until the rest equals the text before.
   *
   * @param head the text before the node
   * @param known the places before the node
   */
  private void write(
      PlainV1Writer writer, String head, Node node, List<PlainV1Writer.Place> known, Play at) {
    List<PlainV1Writer.Place> old = places;
    List<PlainV1Writer.Place> now = new ArrayList<>(known);
    Node here = node;
    String rest = "\n";
    while (true) {
      PlainV1Writer.Place place = writer.place(here, head.length());
      PlainV1Writer.Place before = now.size() < old.size() ? old.get(now.size()) : null;
      if (before != null && place.goesOnLike(before)) {
        rest = text.substring(before.length());
        while (now.size() < old.size()) {
          now.add(old.get(now.size()).shifted(place.length() - before.length()));
        }
        break;
      }
      now.add(place);
      if (here.children().isEmpty()) {
        break;
      }
      here = writer.step(here, at, true);
    }
    places = now;
    // No StringBuilder, which would copy each character of a long text.
    text = head.concat(writer.written()).concat(rest);
  }

  // Values are immutable, so the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static boolean beginsAlike(GameRecord before, GameRecord now) {
    return before.setup() == now.setup()
        && before.start() == now.start()
        && before.tags().equals(now.tags())
        && before.root().comment().equals(now.root().comment())
        && !(now.root().children().isEmpty() && now.root().comment().isEmpty());
  }

  /** Whether the first move after both nodes and its alternatives are the same. */
  // Values are immutable, so the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  private static boolean isSameStep(Node before, Node now) {
    List<Node> old = before.children();
    List<Node> children = now.children();
    boolean same =
        old.size() == children.size()
            && !old.isEmpty()
            && old.get(0).move() == children.get(0).move()
            && old.get(0).comment().equals(children.get(0).comment());
    for (int i = 1; same && i < old.size(); i++) {
      same = old.get(i) == children.get(i);
    }
    return same;
  }
}
