package org.hexstones.web.guide;

import java.util.Map;
import java.util.Objects;
import org.hexstones.web.i18n.TestCatalogs;

/** The guide's files as the build joins them from the sources. */
public final class GuideFilesForTest {
  private static final Map<String, String> PUBLISHED = TestCatalogs.files(false);
  private static final Map<String, String> WITH_SWELL = TestCatalogs.files(true);

  private GuideFilesForTest() {}

  /** The plan, the puzzles, or the texts of a language by its tag. */
  public static String read(String name) {
    return Objects.requireNonNull(PUBLISHED.get("guide/" + name + ".txt"));
  }

  /** The same with what the game of the tests brings. */
  public static String withSwell(String name) {
    return Objects.requireNonNull(WITH_SWELL.get("guide/" + name + ".txt"));
  }
}
