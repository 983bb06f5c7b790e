package org.hexstones.web.embed;

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
    new EmbedPage(language -> MessageCatalog.read(TextFiles.inPage(TEXTS + language.tag())))
        .start();
  }
}
