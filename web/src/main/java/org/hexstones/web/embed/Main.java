package org.hexstones.web.embed;

import java.util.EnumMap;
import java.util.Map;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.platform.TextFiles;

/** The entry point that embed.html calls. */
public final class Main {
  private static final String TEXTS = "embed/";

  private Main() {}

  /**
   * Shows what the address asks for. The texts stand in the page itself, so that they are there in
   * a frame too that may request nothing.
   *
   * @param args unused
   */
  public static void main(String[] args) {
    Map<Language, MessageCatalog> known = new EnumMap<>(Language.class);
    new EmbedPage(
            language ->
                known.computeIfAbsent(
                    language, one -> MessageCatalog.read(TextFiles.inPage(TEXTS + one.tag()))))
        .start();
  }
}
