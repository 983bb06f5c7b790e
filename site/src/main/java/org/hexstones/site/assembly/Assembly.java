package org.hexstones.site.assembly;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;

/** Finishes a folder with the site's files, in place. */
public final class Assembly {
  private Assembly() {}

  /**
   * Finishes a site.
   *
   * @param args the folder of the site, {@code web/src/main}, the folder of the single file's
   *     template, the budget, and these, each with a value or nothing: {@code url=} the address at
   *     which the site will be, {@code version=}, {@code commit=} and {@code source=} as in {@link
   *     VersionTag}
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 8) {
      throw new IllegalArgumentException(
          "usage: Assembly SITE WEB TEMPLATES BUDGET url=[ADDRESS] version=[VERSION]"
              + " commit=[COMMIT] source=[ADDRESS]");
    }
    VersionTag tag =
        new VersionTag(
            value(args[5], "version="), value(args[6], "commit="), value(args[7], "source="));
    Path site = Path.of(args[0]);
    Path web = Path.of(args[1]);
    texts(web).write(site);
    Files.copy(web.resolve("../../../LICENSE"), site.resolve("licence.txt"), REPLACE_EXISTING);
    Comments.remove(site);
    ScriptWords.write(site);
    HeadScript.write(site);
    GameList.write(site, web);
    PreviewTags.write(site, value(args[4], "url="));
    tag.write(site);
    Previews.write(site, GameList.messages(site));
    EarlyScreens.write(site);
    FirstTexts.write(site);
    NotFoundPage.write(site);
    EmbedPage.write(site);
    EmbedPage.removeTexts(site);
    Budget.check(site, Path.of(args[3]), GameViews.ALL.size());
    SingleFile.write(site, Path.of(args[2]), tag);
    Headers.write(site);
    OfflineList.write(site);
  }

  private static String value(String argument, String name) {
    if (!argument.startsWith(name)) {
      throw new IllegalArgumentException(argument + " should begin with " + name);
    }
    return argument.substring(name.length());
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
    new VersionTag("", "", "").write(site);
    EarlyScreens.write(site);
    FirstTexts.write(site);
    EmbedPage.write(site);
    Headers.write(site);
  }
}
