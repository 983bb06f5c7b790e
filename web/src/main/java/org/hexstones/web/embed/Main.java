package org.hexstones.web.embed;

import java.util.List;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.MessageCatalog;
import org.hexstones.web.platform.Browser;
import org.hexstones.web.platform.files.TextFiles;

/** The entry point that embed.html calls. */
public final class Main {
  private static final String TEXTS = "embed/";

  private Main() {}

  /**
   * Shows what the address asks for. The texts of one language stand in the page, which requests
   * them as a script: a frame may forbid requests of other kinds.
   *
   * @param args unused
   */
  public static void main(String[] args) {
    Language language = Language.bestOf(List.of(Browser.languageOfPage()));
    String texts = TextFiles.inPage(TEXTS + language.tag());
    EmbedPage.start(language, MessageCatalog.read(texts));
  }
}
