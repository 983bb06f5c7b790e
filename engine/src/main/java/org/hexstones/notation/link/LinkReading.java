package org.hexstones.notation.link;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/** Reads a link in slices, and replays its record through the rules. */
public final class LinkReading implements Reading<GameRecord> {
  /** A slice ends after so many passes over the link's number, */
  private static final int PASSES = 20;

  /** and after so many steps, some of which need no pass. */
  private static final int STEPS = 40;

  private final Function<String, Parsed<Setup>> setups;

  /** The digits of the link's number; empty if the link is refused. */
  private final String body;

  private final Limbs number = new Limbs(0);
  private int at;
  private @Nullable DigitReader digits;
  private @Nullable LinkV1Head head;
  private LinkV1.@Nullable Tree tree;
  private @Nullable Parsed<GameRecord> read;

  /**
   * Begins to read a link.
   *
   * @param setups reads the text of a set-up
   */
  public LinkReading(String link, Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
    Parsed<String> checked = checked(link);
    Reason refusal = checked.reason();
    body = refusal == null ? checked.orThrow() : "";
    read = refusal == null ? null : Parsed.refused(refusal);
  }

  /** The digits of a link's number, or the reason why the link is invalid. */
  private static Parsed<String> checked(String link) {
    if (link.length() > Links.MAX_LENGTH) {
      return Parsed.refused(LinkProblem.TOO_LONG, Links.MAX_LENGTH);
    }
    if (link.length() < 2 + Links.CHECK_LENGTH) {
      return Parsed.refused(link.isEmpty() ? LinkProblem.EMPTY : LinkProblem.DAMAGED);
    }
    for (int i = 0; i < link.length(); i++) {
      if (link.charAt(i) == '\u2026' || link.startsWith("...", i)) {
        // A program has shortened the link.
        return Parsed.refused(LinkProblem.DAMAGED);
      }
      if (!Base62.isDigit(link.charAt(i))) {
        return Parsed.refused(Reason.of(LinkProblem.BAD_CHARACTER, link.charAt(i)).at(i));
      }
    }
    String body = link.substring(0, link.length() - Links.CHECK_LENGTH);
    if (!Base62.check(body).equals(link.substring(body.length()))) {
      return Parsed.refused(LinkProblem.DAMAGED);
    }
    char version = link.charAt(0);
    return version == Links.NEWEST
        ? Parsed.ok(body.substring(1))
        : Parsed.refused(LinkProblem.NEWER_VERSION, version, Links.NEWEST);
  }

  @Override
  public boolean goOn() {
    int begun = number.steps();
    try {
      for (int i = 0; i < STEPS && read == null && number.steps() - begun < PASSES; i++) {
        step();
      }
    } catch (Digits.Damaged damaged) {
      read = Parsed.refused(LinkProblem.DAMAGED);
    }
    return read == null;
  }

  private void step() {
    DigitReader all = digits;
    LinkV1Head before = head;
    LinkV1.Tree moves = tree;
    if (all == null) {
      at = Base62.append(number, body, at);
      digits = at == body.length() ? new DigitReader(number) : null;
    } else if (before == null) {
      head = LinkV1Head.read(all, setups);
    } else if (moves == null) {
      if (!before.goOn()) {
        Parsed<LinkV1.Tree> begun = before.tree();
        Reason refusal = begun.reason();
        tree = begun.orNull();
        read = refusal == null ? null : Parsed.refused(refusal);
      }
    } else if (!moves.goOn()) {
      read =
          all.isAtEnd()
              ? Parsed.ok(before.record().withRoot(moves.root()))
              : Parsed.refused(LinkProblem.DAMAGED);
    }
  }

  /** The number of passes over the link's number so far. */
  int passes() {
    return number.steps();
  }

  @Override
  public Parsed<GameRecord> result() {
    while (goOn()) {
      // The condition does the work.
    }
    Parsed<GameRecord> all = read;
    if (all == null) {
      throw new IllegalStateException("a reader ends with what it has read");
    }
    return all;
  }
}
