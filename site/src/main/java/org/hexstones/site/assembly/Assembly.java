package org.hexstones.site.assembly;

import java.io.IOException;
import java.nio.file.Path;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;

/** Finishes a folder with the site's files, in place. */
public final class Assembly {
  private static final String ADDRESS = "site.url=";

  private Assembly() {}

  /**
   * Finishes a site.
   *
   * @param args the folder of the site, {@code web/src/main}, the folder of the single file's
   *     template, the budget, and {@code site.url=} with the address at which the site will be, or
   *     with nothing
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 5 || !args[4].startsWith(ADDRESS)) {
      throw new IllegalArgumentException(
          "usage: Assembly SITE WEB TEMPLATES BUDGET site.url=[ADDRESS]");
    }
    Path site = Path.of(args[0]);
    Path web = Path.of(args[1]);
    texts(web).write(site);
    Comments.remove(site);
    ScriptWords.write(site);
    HeadScript.write(site);
    GameList.write(site, web);
    PreviewTags.write(site, args[4].substring(ADDRESS.length()));
    Previews.write(site, GameList.messages(site));
    EarlyScreens.write(site);
    FirstTexts.write(site);
    NotFoundPage.write(site);
    EmbedPage.write(site);
    EmbedPage.removeTexts(site);
    Budget.check(site, Path.of(args[3]), GameViews.ALL.size());
    SingleFile.write(site, Path.of(args[2]));
    Headers.write(site);
    OfflineList.write(site);
  }

  /** The texts and the guide of all games, from {@code web/src/main}. */
  public static SiteTexts texts(Path web) {
    return SiteTexts.of(web, GameViews.ids());
  }

  /** Writes only the page, its manifest and its headers, for a site that will not be published. */
  public static void writePage(Path site, Path web) throws IOException {
    ScriptWords.write(site);
    HeadScript.write(site);
    GameList.write(site, web);
    PreviewTags.write(site, "");
    EarlyScreens.write(site);
    FirstTexts.write(site);
    EmbedPage.write(site);
    Headers.write(site);
  }
}
