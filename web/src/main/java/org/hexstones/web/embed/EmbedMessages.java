package org.hexstones.web.embed;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts that only an embed has. */
final class EmbedMessages {
  private final MessageCatalog texts;

  EmbedMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String word(EmbedKey word) {
    return texts.say("EmbedWord." + word.name());
  }

  /** How many of how many moves are on the board. */
  String moveOf(String number, String all) {
    return texts.say("embed.moveOf", number, all);
  }
}
