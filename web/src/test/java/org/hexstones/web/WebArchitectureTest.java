package org.hexstones.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import org.hexstones.BrowserSafe;

/** What the browser's code may know. */
@AnalyzeClasses(
    packages = "org.hexstones.web",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class WebArchitectureTest {
  private static final String WEB = "org.hexstones.web.";
  private static final String PAGE = WEB + "page..";
  private static final String WORKER = WEB + "worker..";
  private static final String DOM = WEB + "dom..";
  private static final String MARKUP = WEB + "markup..";
  private static final String MODEL = WEB + "model..";
  private static final String UPDATE = WEB + "update..";
  private static final String VIEW = WEB + "view..";
  private static final String TEXT = WEB + "text..";
  private static final String WIRE = WEB + "wire..";
  private static final String KEEPING = WEB + "keeping..";
  private static final String GAMES = WEB + "games..";
  private static final String[] GAME_VIEWS = {WEB + "omega..", WEB + "omny.."};

  @ArchTest static final ArchRule pageKnowsNoWorker = mayNotKnow(PAGE, WORKER);

  @ArchTest
  static final ArchRule workerKnowsNothingOfThePageButItsMessages =
      mayNotKnow(WORKER, PAGE, DOM, MARKUP, MODEL, UPDATE, VIEW, TEXT, GAMES);

  @ArchTest
  static final ArchRule onlyDomAndEntryPointsKnowTheBrowser =
      noClasses()
          .that()
          .resideOutsideOfPackages(DOM, PAGE, WORKER)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.teavm..");

  @ArchTest static final ArchRule domKnowsNoViews = mayNotKnow(DOM, VIEW, UPDATE, GAMES, PAGE);

  @ArchTest
  static final ArchRule modelKnowsNoViews =
      mayNotKnow(MODEL, VIEW, UPDATE, MARKUP, WIRE, GAMES, DOM, PAGE);

  @ArchTest
  static final ArchRule updatesKnowNoViews =
      mayNotKnow(UPDATE, VIEW, MARKUP, WIRE, GAMES, DOM, PAGE);

  @ArchTest
  static final ArchRule viewsKnowNoUpdates = mayNotKnow(VIEW, UPDATE, WIRE, GAMES, DOM, PAGE);

  @ArchTest
  static final ArchRule markupKnowsOnlyEvents =
      mayNotKnow(MARKUP, VIEW, UPDATE, WIRE, GAMES, DOM, PAGE);

  @ArchTest
  static final ArchRule keepingKnowsOnlyTheModel =
      mayNotKnow(KEEPING, UPDATE, VIEW, MARKUP, WIRE, TEXT, GAMES, DOM, PAGE);

  @ArchTest
  static final ArchRule keepingIsKnownToTheBrowserAlone =
      mayNotKnow("org.hexstones.web.[model|update|view|markup|wire|text|games|worker]..", KEEPING);

  @ArchTest
  static final ArchRule wireKnowsNeitherSide =
      mayNotKnow(WIRE, MODEL, VIEW, UPDATE, MARKUP, TEXT, GAMES, DOM, PAGE, WORKER);

  @ArchTest
  static final ArchRule onlyTheListNamesGamesViews =
      noClasses()
          .that()
          .resideOutsideOfPackages(GAMES, GAME_VIEWS[0], GAME_VIEWS[1])
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(GAME_VIEWS);

  @ArchTest
  static final ArchRule onlyGamesViewsKnowTheirGames =
      noClasses()
          .that()
          .resideOutsideOfPackages(GAME_VIEWS)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.hexstones.omega..", "org.hexstones.omny..");

  @ArchTest
  static final ArchRule gamesViewsKnowNotEachOther =
      mayNotKnow(GAME_VIEWS[0], GAME_VIEWS[1], "org.hexstones.omny..");

  @ArchTest
  static final ArchRule norTheOtherWayRound =
      mayNotKnow(GAME_VIEWS[1], GAME_VIEWS[0], "org.hexstones.omega..");

  @ArchTest
  static final ArchRule edgeOfTheEngineStaysOut =
      mayNotKnow(
          "org.hexstones.web..",
          "org.hexstones.gtp..",
          "org.hexstones.arena..",
          "org.hexstones.cli..");

  @ArchTest static final ArchRule webIsBrowserSafe = BrowserSafe.everythingOutside();

  private static ArchRule mayNotKnow(String who, String... whom) {
    return noClasses()
        .that()
        .resideInAPackage(who)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(whom)
        .allowEmptyShould(true);
  }
}
