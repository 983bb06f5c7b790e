package org.hexstones.web.feature.live;

import java.util.List;
import java.util.function.Consumer;
import org.hexstones.web.live.LiveMessage;
import org.hexstones.web.live.LiveMessageCodec;
import org.hexstones.web.storage.GamePersistence;
import org.hexstones.web.storage.TextSource;
import org.jspecify.annotations.Nullable;

/**
 * The games of two devices on their way over one connection. The games of the peer are a text that
 * is imported as a file is; the next piece is asked for when it is needed. If the connection ends,
 * the games that are whole are stored; the next time they are known.
 */
final class LibraryExchange implements TextSource {
  private final int connection;
  private final GamePersistence persistence;
  private final Consumer<LiveMessage> send;
  private final Consumer<LiveEvent> listener;
  private @Nullable Consumer<@Nullable String> waiting;
  private int share;
  private boolean ended;

  /** The games here, in the pieces in which they were written; null before they are asked for. */
  private @Nullable List<String> texts;

  private boolean collecting;
  private int text;
  private int at;

  LibraryExchange(
      int connection,
      GamePersistence persistence,
      Consumer<LiveMessage> send,
      Consumer<LiveEvent> listener) {
    this.connection = connection;
    this.persistence = persistence;
    this.send = send;
    this.listener = listener;
  }

  void begin() {
    persistence.bring(this, () -> listener.accept(new LiveEvent.Brought(connection)));
  }

  boolean isOf(int other) {
    return connection == other;
  }

  @Override
  public void next(Consumer<@Nullable String> answer) {
    if (ended) {
      answer.accept(null);
    } else {
      waiting = answer;
      listener.accept(new LiveEvent.PieceWanted(connection));
    }
  }

  @Override
  public double share() {
    return share / (double) LiveTransfer.WHOLE;
  }

  void take(LiveMessage.Piece piece) {
    share = piece.share();
    answer(piece.content());
  }

  void end() {
    ended = true;
    answer(null);
  }

  private void answer(@Nullable String piece) {
    Consumer<@Nullable String> to = waiting;
    waiting = null;
    if (to != null) {
      to.accept(piece);
    }
  }

  /** Sends the next piece of the games here; an empty one is the end. */
  void sendNext() {
    List<String> all = texts;
    if (all != null) {
      sendNext(all);
    } else if (!collecting) {
      collecting = true;
      persistence.collect(
          written -> {
            texts = written;
            sendNext(written);
          });
    }
  }

  private void sendNext(List<String> all) {
    while (text < all.size() && at == all.get(text).length()) {
      text++;
      at = 0;
    }
    String piece = "";
    if (text < all.size()) {
      String whole = all.get(text);
      int end = Math.min(whole.length(), at + LiveMessageCodec.LONGEST_PIECE);
      // A half of a pair of surrogates does not survive the way.
      end -= end < whole.length() && Character.isHighSurrogate(whole.charAt(end - 1)) ? 1 : 0;
      piece = whole.substring(at, end);
      at = end;
    }
    int sent = piece.isEmpty() ? LiveTransfer.WHOLE : (LiveTransfer.WHOLE - 1) * text / all.size();
    send.accept(new LiveMessage.Piece(sent, piece));
    listener.accept(new LiveEvent.PieceSent(connection, sent));
  }
}
