package org.hexstones.web.ui;

import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.session.Notice;

/** The texts of notices. */
final class NoticeMessages {
  private final MessageCatalog texts;

  NoticeMessages(MessageCatalog texts) {
    this.texts = texts;
  }

  String notice(Notice.Kind kind) {
    return texts.say("Notice." + kind.name());
  }
}
