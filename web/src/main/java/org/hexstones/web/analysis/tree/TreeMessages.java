package org.hexstones.web.analysis.tree;

import org.hexstones.web.i18n.MessageCatalog;

/** The texts of the tree of moves. */
final class TreeMessages {
  private final MessageCatalog texts;

  TreeMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String word(TreeKey word) {
    return texts.say("StudyWord." + word.name());
  }
}
