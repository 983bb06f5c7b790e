package org.hexstones.web.analysis.review;

import java.util.List;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.ui.ViewContext;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** The tags of a reviewed game, a sentence each. */
final class GameTagsView {
  private GameTagsView() {}

  /** Null where there are none. */
  static @Nullable Element draw(
      ViewContext context, MovesInWords words, ReviewedGame game, int moves) {
    List<GameTag> tags = GameTag.of(game, moves);
    if (tags.isEmpty()) {
      return null;
    }
    Messages messages = context.messages();
    Element list = Element.of("ul", "game-tags");
    for (GameTag tag : tags) {
      String colour = context.colour(game.colours().get(tag.player()));
      String turn = messages.number(tag.turn());
      String chance = words.percent(tag.chance());
      String said =
          switch (tag.kind()) {
            case COMEBACK -> messages.say(ReviewKey.COMEBACK, colour, chance, turn);
            case MISSED_WIN -> messages.say(ReviewKey.MISSED_WIN, colour, chance, turn);
            case DECIDED_EARLY ->
                messages.say(ReviewKey.DECIDED_EARLY, colour, words.percent(GameTag.AHEAD), turn);
          };
      list.add(Element.of("li").text(said));
    }
    return list;
  }
}
