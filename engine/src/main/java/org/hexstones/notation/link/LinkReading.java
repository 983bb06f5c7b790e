package org.hexstones.notation.link;

import java.util.function.Function;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Setup;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Reads a link in slices, for programs that do other work in between. There is no result until the
 * whole link was read and replayed through the rules.
 */
public final class LinkReading {
  private static final int NODES = 10;

  private LinkV1.@Nullable Reading reading;
  private @Nullable DigitReader digits;
  private @Nullable Parsed<GameRecord> read;

  /**
   * Begins to read a link.
   *
   * @param setups reads the text of a set-up
   */
  public LinkReading(String link, Function<String, Parsed<Setup>> setups) {
    Parsed<String> checked = checked(link);
    if (checked instanceof Parsed.Refused<String> refused) {
      read = Parsed.refused(refused.reason());
      return;
    }
    Limbs number = Base62.read(checked.orThrow());
    if (number == null) {
      throw new IllegalStateException("every character was looked at");
    }
    DigitReader reader = new DigitReader(number);
    digits = reader;
    try {
      Parsed<LinkV1.Reading> begun = new LinkV1(reader).read(setups);
      if (begun instanceof Parsed.Refused<LinkV1.Reading> refused) {
        read = Parsed.refused(refused.reason());
      } else {
        reading = begun.orThrow();
      }
    } catch (Digits.Damaged damaged) {
      read = Parsed.refused(LinkProblem.DAMAGED);
    }
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

  /** Reads for a fraction of a millisecond. Returns whether there is more to read. */
  public boolean goOn() {
    LinkV1.Reading here = reading;
    DigitReader all = digits;
    if (read != null || here == null || all == null) {
      return false;
    }
    try {
      boolean more = true;
      for (int i = 0; i < NODES && more; i++) {
        more = here.tree().goOn();
      }
      if (!more) {
        read = all.isAtEnd() ? Parsed.ok(here.record()) : Parsed.refused(LinkProblem.DAMAGED);
      }
    } catch (Digits.Damaged damaged) {
      read = Parsed.refused(LinkProblem.DAMAGED);
    }
    return read == null;
  }

  /** Reads the rest. Returns the record, or the reason of the refusal. */
  public Parsed<GameRecord> record() {
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
