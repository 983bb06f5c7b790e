package org.hexstones.web.live;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.notation.link.Links;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/** Reads the text form of messages. */
public final class LiveMessageCodec {
  /** No message is longer: a link, the word before it and the clocks. */
  public static final int MAX_LENGTH = Links.MAX_LENGTH + 80;

  /** No piece of games is longer. */
  public static final int LONGEST_PIECE = 8_000;

  /** No name is longer. */
  public static final int LONGEST_NAME = 40;

  private static final int MOST_PLAYERS = 4;
  private static final int MOST_PLIES = 10_000;
  private static final int MOST_MILLIS = 1_000_000_000;

  private static final String WATCHES = "-";

  private LiveMessageCodec() {}

  /** Reads a text; null if no version sends it. */
  public static @Nullable LiveMessage read(String text) {
    if (text.length() > MAX_LENGTH) {
      return null;
    }
    int space = text.indexOf(' ');
    String kind = space < 0 ? text : text.substring(0, space);
    String rest = space < 0 ? "" : text.substring(space + 1);
    if (!isKind(kind)) {
      return null;
    }
    List<Words.Word> words = kind.equals("piece") ? List.of() : Words.words(rest);
    return switch (kind) {
      case "hello" -> hello(rest);
      case "game" -> game(words);
      case "claim" -> claim(words);
      case "take" -> take(words);
      case "watch" -> rest.isEmpty() ? new LiveMessage.Watch() : null;
      case "seats" -> seats(words);
      case "propose" -> propose(words);
      case "reply" -> reply(words);
      case "want" -> rest.isEmpty() ? new LiveMessage.Want() : null;
      case "piece" -> piece(rest);
      case "brought" -> rest.isEmpty() ? new LiveMessage.Brought() : null;
      case "bye" -> rest.isEmpty() ? new LiveMessage.Bye() : null;
      default -> new LiveMessage.Unknown(text);
    };
  }

  private static boolean isKind(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) < 'a' || word.charAt(i) > 'z') {
        return false;
      }
    }
    return !word.isEmpty() && word.length() <= 20;
  }

  private static @Nullable LiveMessage hello(String rest) {
    int space = rest.indexOf(' ');
    int version = Words.number(space < 0 ? rest : rest.substring(0, space));
    String name = space < 0 ? "" : rest.substring(space + 1);
    if (version < 1 || name.length() > LONGEST_NAME) {
      return null;
    }
    for (int i = 0; i < name.length(); i++) {
      if (name.charAt(i) < ' ') {
        return null;
      }
    }
    return new LiveMessage.Hello(version, name);
  }

  /** The end, and only the end, is empty. */
  private static @Nullable LiveMessage piece(String rest) {
    int space = rest.indexOf(' ');
    int share = space < 0 ? -1 : Words.number(rest.substring(0, space));
    String content = rest.substring(space + 1);
    boolean ends = share == LiveMessage.Piece.WHOLE;
    return share < 0
            || share > LiveMessage.Piece.WHOLE
            || ends != content.isEmpty()
            || content.length() > LONGEST_PIECE
        ? null
        : new LiveMessage.Piece(share, content);
  }

  private static @Nullable LiveMessage claim(List<Words.Word> words) {
    int player = words.size() == 1 ? bounded(words.get(0), MOST_PLAYERS - 1) : -1;
    return player < 0 ? null : new LiveMessage.Claim(player);
  }

  private static @Nullable LiveMessage take(List<Words.Word> words) {
    List<Integer> players = new ArrayList<>();
    for (Words.Word word : words) {
      players.add(bounded(word, MOST_PLAYERS - 1));
    }
    return isOrdered(players) ? new LiveMessage.Take(players) : null;
  }

  /** Whether there are numbers from 0 on, each higher than the one before. */
  private static boolean isOrdered(List<Integer> numbers) {
    int last = -1;
    for (int number : numbers) {
      if (number <= last) {
        return false;
      }
      last = number;
    }
    return last >= 0;
  }

  private static @Nullable LiveMessage seats(List<Words.Word> words) {
    if (words.size() < 2 || words.size() > 1 + MOST_PLAYERS) {
      return null;
    }
    String given = words.get(0).text();
    boolean watches = given.equals(WATCHES);
    List<Integer> yours = new ArrayList<>();
    for (int i = 0; i < given.length() && !watches; i += 2) {
      int player = given.charAt(i) - '0';
      boolean fits = player <= words.size() - 2 && (i == 0 || given.charAt(i - 1) == ',');
      yours.add(fits && i + 2 != given.length() ? player : -1);
    }
    List<LiveMessage.Presence> presence = new ArrayList<>();
    for (Words.Word word : words.subList(1, words.size())) {
      for (LiveMessage.Presence one : LiveMessage.Presence.values()) {
        if (one.name().equals(word.text())) {
          presence.add(one);
        }
      }
    }
    boolean whole = presence.size() == words.size() - 1 && (watches || isOrdered(yours));
    return whole ? new LiveMessage.Seats(yours, presence) : null;
  }

  private static @Nullable LiveMessage game(List<Words.Word> words) {
    if (words.isEmpty() || words.size() > 2 + MOST_PLAYERS) {
      return null;
    }
    List<Integer> left = new ArrayList<>();
    for (int i = 2; i < words.size(); i++) {
      left.add(bounded(words.get(i), MOST_MILLIS));
    }
    return words.size() == 2 || left.contains(-1)
        ? null
        : new LiveMessage.Game(
            words.get(0).text(), words.size() == 1 ? "" : words.get(1).text(), left);
  }

  private static @Nullable LiveMessage propose(List<Words.Word> words) {
    LiveMessage.Proposal kind = proposal(words);
    int ply = words.size() == 2 ? bounded(words.get(1), MOST_PLIES) : -1;
    return kind == null || ply < 0 ? null : new LiveMessage.Propose(kind, ply);
  }

  private static @Nullable LiveMessage reply(List<Words.Word> words) {
    LiveMessage.Proposal kind = proposal(words);
    int agreed = words.size() == 2 ? bounded(words.get(1), 1) : -1;
    return kind == null || agreed < 0 ? null : new LiveMessage.Reply(kind, agreed == 1);
  }

  private static LiveMessage.@Nullable Proposal proposal(List<Words.Word> words) {
    for (LiveMessage.Proposal kind : LiveMessage.Proposal.values()) {
      boolean isSent = kind != LiveMessage.Proposal.COURSE;
      if (isSent && !words.isEmpty() && kind.name().equals(words.get(0).text())) {
        return kind;
      }
    }
    return null;
  }

  /** The number of a word from 0 to a bound, or -1. */
  private static int bounded(Words.Word word, int most) {
    int number = Words.number(word.text());
    return number <= most ? number : -1;
  }
}
