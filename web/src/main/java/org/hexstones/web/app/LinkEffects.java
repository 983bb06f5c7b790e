package org.hexstones.web.app;

import org.hexstones.web.feature.sharing.SharingEffect;
import org.hexstones.web.feature.sharing.SharingEffects;

/** Carries out what is to be done with links and files. */
final class LinkEffects {
  private final LinkOpener opener;
  private final SharingEffects outbox;

  LinkEffects(LinkOpener opener, SharingEffects outbox) {
    this.opener = opener;
    this.outbox = outbox;
  }

  void carryOut(SharingEffect effect) {
    if (effect instanceof SharingEffect.ChooseFile) {
      opener.choose();
    } else if (effect instanceof SharingEffect.OpenText open) {
      opener.text(open.text());
    } else {
      outbox.carryOut(effect);
    }
  }
}
