package org.hexstones.notation.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.notation.Bounds;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * What comes before the tree in a link of version 1, coded in steps: the set-up, the start stones
 * and the tags. FROZEN with {@link LinkV1}.
 */
final class LinkV1Head {
  private final Digits digits;
  private final Function<String, Parsed<Setup>> setups;
  private final Start ownStart;
  private final List<Tag> ownTags;
  private final Node root;

  /** The text that is being coded: of the set-up, and then of each tag its name and its value. */
  private LinkV1Text text;

  private @Nullable Setup setup;
  private Start start = Start.EMPTY;
  private int count;
  private final List<Tag> tags = new ArrayList<>();
  private @Nullable String name;
  private @Nullable Parsed<LinkV1.Tree> tree;

  private LinkV1Head(
      Digits digits,
      Function<String, Parsed<Setup>> setups,
      String setup,
      Start start,
      List<Tag> tags,
      Node root) {
    this.digits = digits;
    this.setups = setups;
    this.root = root;
    ownStart = start;
    ownTags = tags;
    text = LinkV1Text.ofSetup(setup, digits);
  }

  /** Begins to read. */
  static LinkV1Head read(Digits digits, Function<String, Parsed<Setup>> setups) {
    return new LinkV1Head(digits, setups, "", Start.EMPTY, List.of(), Node.ROOT);
  }

  /** Writes all of it. Returns the tree, which the caller writes in steps. */
  static LinkV1.Tree write(Digits digits, GameRecord record) {
    Setup setup = record.setup();
    LinkV1Head head =
        new LinkV1Head(
            digits,
            text -> Parsed.ok(setup),
            setup.text(),
            record.start(),
            record.tags(),
            record.root());
    while (head.goOn()) {
      // The condition does the work.
    }
    return head.tree().orThrow();
  }

  /** Codes a part. Returns whether there is more. */
  boolean goOn() {
    if (tree == null && !text.goOn()) {
      Setup known = setup;
      if (known == null) {
        Parsed<Setup> read = setups.apply(text.coded());
        if (read instanceof Parsed.Refused<Setup> refused) {
          tree = Parsed.refused(unplaced(refused.reason()));
          return false;
        }
        known = read.orThrow();
        setup = known;
        start = start(ownStart, known.board().size());
        count =
            digits.rare(!ownTags.isEmpty(), 16) ? digits.digit(ownTags.size(), Bounds.TAGS + 1) : 0;
      } else {
        afterTagText(text.coded());
      }
      next(known);
    }
    return tree == null;
  }

  private void afterTagText(String coded) {
    String before = name;
    if (before == null) {
      name = coded;
    } else {
      tags.add(new Tag(before, coded));
      name = null;
    }
  }

  /** Begins with the next text of a tag, or with the tree. */
  private void next(Setup known) {
    if (tags.size() == count) {
      Parsed<Play> play = Play.begin(known, start);
      tree =
          play instanceof Parsed.Refused<Play> refused
              ? Parsed.refused(unplaced(refused.reason()))
              : play.map(begun -> new LinkV1(digits).tree(root, begun));
    } else {
      Tag tag = tags.size() < ownTags.size() ? ownTags.get(tags.size()) : new Tag("", "");
      text = LinkV1Text.of(name == null ? tag.name() : tag.value(), digits);
    }
  }

  /** The tree, or the reason of the refusal, once there is no more. */
  Parsed<LinkV1.Tree> tree() {
    return Objects.requireNonNull(tree);
  }

  /** The record without its tree. */
  GameRecord record() {
    return new GameRecord(Objects.requireNonNull(setup), start, Node.ROOT, tags);
  }

  /** A reason without its place, which refers to the set-up and not to the link. */
  private static Reason unplaced(Reason reason) {
    return new Reason(reason.problem(), reason.args(), Reason.NOWHERE);
  }

  private Start start(Start start, int size) {
    if (!digits.rare(!start.isEmpty(), 16)) {
      return Start.EMPTY;
    }
    int count = digits.digit(start.stones().size(), size + 1);
    List<Integer> stones = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      int stone = i < start.stones().size() ? start.stones().get(i) : 0;
      int colour = digits.digit(Moves.colour(stone), 4);
      stones.add(Moves.place(colour, digits.digit(Moves.cell(stone), size)));
    }
    Colour toMove = start.toMove();
    int mover = digits.digit(toMove == null ? 0 : toMove.index() + 1, 5);
    return new Start(stones, mover == 0 ? null : Colour.of(mover - 1));
  }
}
