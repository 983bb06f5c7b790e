package org.hexstones.web.i18n;

import org.hexstones.web.live.LiveMessage.Presence;

/** The texts about live play. */
public final class LiveMessages {
  private final MessageCatalog texts;

  LiveMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  public String word(LiveKey word) {
    return texts.say("LiveWord." + word.name());
  }

  /** The player whose move is awaited. */
  public String waitingFor(String player) {
    return texts.say("live.waitingFor", player);
  }

  /**
   * The question whether moves may be taken back.
   *
   * @param moves how many remain
   */
  public String asksUndo(String moves) {
    return texts.say("live.asksUndo", moves);
  }

  /** How many devices watch the game. */
  public String watchers(String number) {
    return texts.say("live.watchers", number);
  }

  /** For how many minutes a player has been absent. */
  public String since(String minutes) {
    return texts.say("live.since", minutes);
  }

  /** That a connection has ended. */
  public String lost() {
    return texts.say("Notice.PEER_LEFT");
  }

  /** What a player does, in a word. */
  public String presence(Presence presence) {
    return texts.say("LivePresence." + presence.name());
  }
}
