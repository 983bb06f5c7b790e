package org.hexstones.site.assembly;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hexstones.web.build.SiteTexts;
import org.hexstones.web.games.GameViews;

/** Finishes a folder with the site's files, in place. */
public final class Assembly {
  private static final List<String> NAMED = List.of("url", "version", "commit", "source");

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
    if (args.length != 4 + NAMED.size()) {
      throw new IllegalArgumentException(
          "usage: Assembly SITE WEB TEMPLATES BUDGET url=[ADDRESS] version=[VERSION]"
              + " commit=[COMMIT] source=[ADDRESS]");
    }
    VersionTag tag = new VersionTag(named(args, 1), named(args, 2), named(args, 3));
    Path site = Path.of(args[0]);
    Path web = Path.of(args[1]);
    texts(web).write(site);
    Files.copy(web.resolve("../../../LICENSE"), site.resolve("licence.txt"), REPLACE_EXISTING);
    Comments.remove(site);
    ScriptWords.write(site);
    HeadScript.write(site);
    GameList.write(site, web);
    PreviewTags.write(site, named(args, 0));
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

  private static String named(String[] args, int index) {
    String name = NAMED.get(index) + "=";
    String arg = args[4 + index];
    if (!arg.startsWith(name)) {
      throw new IllegalArgumentException(arg + " should begin with " + name);
    }
    return arg.substring(name.length());
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
