package org.hexstones.web.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.hexstones.web.dom.Browser;
import org.hexstones.web.dom.Texts;
import org.hexstones.web.text.Catalogue;
import org.hexstones.web.text.Language;

/** The languages whose texts are there. A page loads the one it speaks, and others when asked. */
final class Languages {
  private static final int AGAIN_MILLIS = 1000;

  private final Map<Language, Catalogue> known = new HashMap<>();

  boolean isKnown(Language language) {
    return known.containsKey(language);
  }

  /** The texts of a language that was loaded. */
  Catalogue known(Language language) {
    return Objects.requireNonNull(known.get(language));
  }

  /** Loads a language; where it cannot be had, nothing happens. */
  void ask(Language language, Runnable then) {
    load(language, then, () -> {});
  }

  /** Loads a language without which nothing can be told, however long that takes. */
  void need(Language language, Runnable then) {
    load(language, then, () -> Browser.after(AGAIN_MILLIS, passed -> need(language, then)));
  }

  private void load(Language language, Runnable then, Runnable failed) {
    Texts.load(
        language.tag(),
        file -> {
          if (file == null) {
            failed.run();
          } else {
            known.put(language, Catalogue.read(file));
            then.run();
          }
        });
  }
}
