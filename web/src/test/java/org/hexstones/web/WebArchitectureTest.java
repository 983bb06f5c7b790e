package org.hexstones.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.List;
import org.hexstones.BrowserSafe;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;

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
  private static final String SLIM = WEB + "slim..";
  private static final String PROGRAM = WEB + "program..";
  private static final String STUDY = WEB + "study..";
  private static final String STUDY_MODEL = WEB + "study.model..";
  private static final String STUDY_UPDATE = WEB + "study.update..";
  private static final String STUDY_VIEW = WEB + "study.view..";
  private static final String STUDY_PAGE = WEB + "study.page..";

  /** One package a game, here and in the engine, in the order of the list. */
  private static final String[] GAME_VIEWS = packagesOf(GameViews.ALL);

  private static final String[] RULES =
      GameViews.ALL.stream()
          .map(view -> Games.ALL.setup(view.forms().get(0).command()).orThrow().game())
          .map(game -> game.getClass().getPackageName() + "..")
          .toArray(String[]::new);

  @ArchTest static final ArchRule pageKnowsNoWorker = mayNotKnow(PAGE, WORKER);

  @ArchTest
  static final ArchRule whatProgramsShareKnowsNoneOfThem = mayNotKnow(PROGRAM, PAGE, STUDY, WORKER);

  @ArchTest
  static final ArchRule onlyProgramsKnowWhatTheyShare =
      mayNotKnow(
          "org.hexstones.web.[model|update|view|markup|wire|text|games|worker|keeping|dom]..",
          PROGRAM);

  @ArchTest
  static final ArchRule nothingKnowsTheStudyButItself =
      noClasses()
          .that()
          .resideOutsideOfPackage(STUDY)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(STUDY);

  @ArchTest
  static final ArchRule studyModelKnowsNoViews =
      mayNotKnow(
          STUDY_MODEL,
          STUDY_UPDATE,
          STUDY_VIEW,
          STUDY_PAGE,
          UPDATE,
          VIEW,
          MARKUP,
          WIRE,
          GAMES,
          DOM,
          PAGE,
          PROGRAM);

  @ArchTest
  static final ArchRule studyUpdatesKnowNoViews =
      mayNotKnow(
          STUDY_UPDATE, STUDY_VIEW, STUDY_PAGE, VIEW, MARKUP, WIRE, GAMES, DOM, PAGE, PROGRAM);

  @ArchTest
  static final ArchRule studyViewsKnowNoUpdates =
      mayNotKnow(STUDY_VIEW, STUDY_UPDATE, STUDY_PAGE, UPDATE, WIRE, GAMES, DOM, PAGE, PROGRAM);

  @ArchTest static final ArchRule studyPageKnowsNoWorker = mayNotKnow(STUDY_PAGE, WORKER, PAGE);

  @ArchTest
  static final ArchRule workerKnowsNothingOfThePageButItsMessages =
      mayNotKnow(WORKER, PAGE, DOM, MARKUP, MODEL, UPDATE, VIEW, TEXT, GAMES);

  @ArchTest
  static final ArchRule onlyDomAndEntryPointsKnowTheBrowser =
      noClasses()
          .that()
          .resideOutsideOfPackages(DOM, PAGE, STUDY_PAGE, WORKER, SLIM)
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
          .resideOutsideOfPackages(GAMES)
          .and()
          .resideOutsideOfPackages(GAME_VIEWS)
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
          .resideInAnyPackage(RULES);

  @ArchTest
  static void gamesViewsKnowNotEachOther(JavaClasses classes) {
    for (int game = 0; game < GAME_VIEWS.length; game++) {
      for (int other = 0; other < GAME_VIEWS.length; other++) {
        if (other != game) {
          mayNotKnow(GAME_VIEWS[game], GAME_VIEWS[other], RULES[other]).check(classes);
        }
      }
    }
  }

  @ArchTest
  static final ArchRule textsKnowOnlyWhatIsToBeSaid =
      mayNotKnow(TEXT, UPDATE, VIEW, MARKUP, WIRE, GAMES, DOM, PAGE, KEEPING);

  @ArchTest
  static final ArchRule whatRunsWithinTheBuildIsPartOfNothing =
      noClasses()
          .that()
          .resideOutsideOfPackage(SLIM)
          .should()
          .dependOnClassesThat()
          .resideInAPackage(SLIM);

  @ArchTest
  static final ArchRule edgeOfTheEngineStaysOut =
      mayNotKnow("org.hexstones.web..", "org.hexstones.tools..");

  @ArchTest static final ArchRule webIsBrowserSafe = BrowserSafe.everythingOutside(SLIM);

  @ArchTest
  static final ArchRule everyWordIsSaid =
      fields()
          .that()
          .areDeclaredInClassesThat(areWords())
          .and()
          .haveModifier(JavaModifier.ENUM)
          .should(beAskedFor());

  private static DescribedPredicate<JavaClass> areWords() {
    return DescribedPredicate.describe(
        "are words", type -> type.isEnum() && type.getSimpleName().endsWith("Word"));
  }

  private static ArchCondition<JavaField> beAskedFor() {
    return new ArchCondition<>("be asked for") {
      @Override
      public void check(JavaField word, ConditionEvents events) {
        boolean asked =
            word.getAccessesToSelf().stream()
                .anyMatch(access -> !access.getOriginOwner().equals(word.getOwner()));
        events.add(new SimpleConditionEvent(word, asked, word.getFullName() + " is never said"));
      }
    };
  }

  private static String[] packagesOf(List<?> some) {
    return some.stream().map(one -> one.getClass().getPackageName() + "..").toArray(String[]::new);
  }

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
