package org.hexstones.web.platform.files;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.i18n.Messages;
import org.hexstones.web.i18n.Numbers;
import org.hexstones.web.platform.Browser;
import org.jspecify.annotations.Nullable;

/**
 * The languages whose texts are loaded. A page loads its own language first, and others on demand.
 */
public final class Languages {
  private static final int AGAIN_MILLIS = 1000;

  private final Map<Language, MessageCatalog> known = new HashMap<>();
  private final Files files;
  private int choices;

  /** The source of the texts of a language. */
  public interface Files {
    /**
     * Loads the texts.
     *
     * @param loaded receives the texts, or null if they cannot be loaded
     */
    void load(String tag, Consumer<@Nullable String> loaded);
  }

  public Languages(Files files) {
    this.files = files;
  }

  /** The texts of a loaded language. */
  public MessageCatalog known(Language language) {
    return Objects.requireNonNull(known.get(language));
  }

  /** The messages of a loaded language. */
  public Messages messages(Language language, Numbers numbers) {
    return new Messages(language, known(language), numbers);
  }

  /**
   * Runs a task once a language is loaded. It never runs if the language cannot be loaded, or if
   * another is chosen meanwhile.
   */
  public void choose(Language language, Runnable then) {
    int choice = ++choices;
    if (known.containsKey(language)) {
      then.run();
      return;
    }
    load(
        language,
        () -> {
          if (choice == choices) {
            then.run();
          }
        },
        () -> {});
  }

  /** Loads the language that the first screen needs, however long that takes. */
  public void need(Language language, Runnable then) {
    load(language, then, () -> Browser.after(AGAIN_MILLIS, passed -> need(language, then)));
  }

  private void load(Language language, Runnable then, Runnable failed) {
    files.load(
        language.tag(),
        file -> {
          if (file == null) {
            failed.run();
          } else {
            known.put(language, MessageCatalog.read(file));
            then.run();
          }
        });
  }
}
