package org.hexstones.web.analysis.review;

import java.util.function.Supplier;
import org.hexstones.game.GameRecord;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** Caches the review of a record and its worst turns, for as long as the record is the same. */
public final class ReviewCache {
  private @Nullable GameRecord record;
  private @Nullable ReviewedGame game;
  private @Nullable MessageCatalog texts;
  private @Nullable Element worst;
  private int turn;

  // Values are immutable: the same object means no change.
  @SuppressWarnings("ReferenceEquality")
  public ReviewedGame of(GameRecord asked) {
    ReviewedGame known = game;
    if (known == null || record != asked) {
      known = ReviewedGame.of(asked);
      game = known;
      record = asked;
      worst = null;
    }
    return known;
  }

  /**
   * The drawing of the turns that lost most, with their reasons, for which games are replayed.
   *
   * @param boardTurn how the board is turned: by so many times 30°
   */
  @SuppressWarnings("ReferenceEquality")
  Element worst(Messages messages, int boardTurn, Supplier<Element> draw) {
    Element known = worst;
    if (known == null || messages.texts() != texts || boardTurn != turn) {
      known = draw.get();
      worst = known;
      turn = boardTurn;
      texts = messages.texts();
    }
    return known;
  }
}
