package org.hexstones.web.page;

import org.hexstones.web.program.Outbox;
import org.hexstones.web.update.LinkEffect;

/** Carries out what is to be done with links and files. */
final class LinkEffects {
  private final Opener opener;
  private final Outbox outbox;

  LinkEffects(Opener opener, Outbox outbox) {
    this.opener = opener;
    this.outbox = outbox;
  }

  void carryOut(LinkEffect effect) {
    if (effect instanceof LinkEffect.ChooseFile) {
      opener.choose();
    } else if (effect instanceof LinkEffect.OpenText open) {
      opener.text(open.text());
    } else {
      outbox.carryOut(effect);
    }
  }
}
