package org.hexstones.web.live;

import java.util.function.Function;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Parsed;

/**
 * A code by which two devices meet. It stands in an address of {@link
 * org.hexstones.notation.link.Fragment.Word#LIVE}. The device that invites shows an {@link Offer};
 * the other one shows an {@link Answer} to it. A code is a letter, the description of the device, a
 * dot, a text, and a check of three letters or digits. So programs that make links of texts keep
 * its end. Older codes have other letters and no check.
 */
public sealed interface MeetingCode {
  /** No code is longer. A set-up with its own board needs the most. */
  int MAX_LENGTH = 4_000;

  /** The first letter of an invitation. */
  char OFFER = 'i';

  /** The first letter of an answer. */
  char ANSWER = 'r';

  /** The device that shows the code. */
  PeerDescription peer();

  /** The code as text. It contains letters, digits and {@code *-_.:+=,%~$()/} only. */
  String write();

  /** The result of the function for its kind. */
  <R> R map(Function<Offer, R> ofOffer, Function<Answer, R> ofAnswer);

  /**
   * An invitation.
   *
   * @param game what is played: a link, or the text of a set-up; after {@link #WATCH} if all
   *     players are there, and whoever comes watches
   */
  record Offer(PeerDescription peer, String game) implements MeetingCode {
    private static final String WATCH = "~";

    /** The text for a game to which somebody is invited to watch. */
    public static String toWatch(String game) {
      return WATCH + game;
    }

    public boolean isToWatch() {
      return game.startsWith(WATCH);
    }

    /** What is played, whoever is invited. */
    public String played() {
      return isToWatch() ? game.substring(WATCH.length()) : game;
    }

    @Override
    public String write() {
      return checked(OFFER + peer.write() + "." + GameWords.encode(game));
    }

    @Override
    public <R> R map(Function<Offer, R> ofOffer, Function<Answer, R> ofAnswer) {
      return ofOffer.apply(this);
    }
  }

  /**
   * An answer to an invitation.
   *
   * @param offer the {@code ufrag} of the offer that it answers
   */
  record Answer(PeerDescription peer, String offer) implements MeetingCode {
    @Override
    public String write() {
      return checked(ANSWER + peer.write() + "." + offer);
    }

    @Override
    public <R> R map(Function<Offer, R> ofOffer, Function<Answer, R> ofAnswer) {
      return ofAnswer.apply(this);
    }
  }

  /** A code with its check. */
  private static String checked(String code) {
    return code + Links.check(code);
  }

  /**
   * Reads a code whole, with or without an address before it, also after what chats and mail do to
   * links.
   */
  static Parsed<MeetingCode> read(String text) {
    return text.length() > MAX_LENGTH
        ? Parsed.refused(LiveProblem.TOO_LONG, MAX_LENGTH)
        : CodeReading.read(text);
  }
}
