package org.hexstones.web;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.BrowserSafe;
import org.hexstones.notation.RecordText;
import org.hexstones.notation.file.GameFile;
import org.hexstones.notation.json.JsonRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.MessageKey;
import org.hexstones.web.storage.GameFiles;
import org.hexstones.web.storage.GameStore;
import org.hexstones.web.storage.KeyValueStore;
import org.hexstones.web.storage.Lookup;
import org.hexstones.web.storage.Scheduler;
import org.hexstones.web.storage.StorageFailure;
import org.hexstones.web.storage.StorageManager;
import org.hexstones.web.storage.StoragePorts;
import org.hexstones.web.storage.StoredGame;
import org.hexstones.web.storage.TextSource;
import org.hexstones.web.ui.GameView;

/**
 * Which package of the page may know which. Each package has a line with all that it may know; a
 * package without a line fails. The packages of games are taken from the list of their views.
 */
@AnalyzeClasses(
    packages = "org.hexstones.web",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class WebArchitectureTest {
  private static final String ROOT = "org.hexstones.web.";
  private static final String BUILD = ROOT + "build..";
  private static final Map<String, List<String>> MAY_KNOW = new TreeMap<>();

  static {
    line(
        "analysis",
        "analysis.composer analysis.insight analysis.paper analysis.review analysis.tree board"
            + " diagram feature.settings feature.sharing games i18n match mvu platform platform.address platform.dom"
            + " platform.files platform.storage platform.workers protocol route session"
            + " settings storage ui ui.ask ui.board ui.control vdom");
    line(
        "analysis.composer",
        "analysis.tree feature.sharing i18n match mvu protocol route session ui ui.control vdom");
    line(
        "analysis.insight",
        "analysis.tree i18n match mvu protocol session ui ui.board ui.control vdom");
    line(
        "analysis.paper",
        "analysis.tree diagram feature.puzzle feature.sharing i18n match mvu protocol route session"
            + " ui ui.control vdom");
    line(
        "analysis.review",
        "analysis.tree i18n match mvu protocol session ui ui.board ui.control vdom");
    line("analysis.tree", "board i18n match mvu session ui ui.ask ui.board ui.control vdom");
    line(
        "app",
        "board feature.boardeditor feature.lesson feature.library feature.live"
            + " feature.play feature.positioneditor feature.puzzle feature.settings"
            + " feature.sharing feature.start games i18n live match mvu platform"
            + " platform.address platform.dom platform.files platform.peer platform.storage"
            + " platform.workers protocol route session settings storage ui ui.ask ui.board"
            + " ui.control vdom");
    line("board", "mvu session");
    line("build", "mvu");
    line("diagram", "match raster ui ui.board vdom");
    line(
        "embed",
        "analysis.tree board feature.puzzle games i18n match mvu platform"
            + " platform.address platform.dom platform.files route session settings ui"
            + " ui.ask ui.board ui.control vdom");
    line(
        "feature.boardeditor",
        "board i18n match mvu route session storage ui ui.board ui.control vdom");
    line(
        "feature.lesson",
        "board guide i18n match mvu route session settings ui ui.board ui.control vdom");
    line("feature.library", "i18n match mvu route session storage ui ui.board ui.control vdom");
    line(
        "feature.live",
        "i18n live match mvu platform platform.peer platform.storage route session"
            + " settings storage ui ui.control vdom");
    line(
        "feature.play",
        "board i18n match mvu protocol route session settings ui ui.board ui.control vdom");
    line(
        "feature.positioneditor", "board i18n match mvu route session ui ui.board ui.control vdom");
    line(
        "feature.puzzle",
        "board i18n match mvu protocol route session storage ui ui.ask ui.board ui.control vdom");
    line("feature.settings", "i18n mvu route session settings ui ui.control vdom");
    line(
        "feature.sharing",
        "i18n match mvu platform platform.files platform.workers protocol route"
            + " session storage ui ui.board ui.control vdom");
    line(
        "feature.start",
        "board i18n match mvu route session settings storage ui ui.board ui.control vdom");
    line(
        "first",
        "board feature.play games i18n match mvu platform platform.address platform.dom"
            + " platform.files platform.storage route session settings storage ui ui.board"
            + " ui.control vdom");
    line("guide", "");
    line("i18n", "live");
    line("live", "");
    line("match", "");
    line("mvu", "");
    line("pages", "i18n match route ui vdom");
    line("picture", "games i18n match platform protocol qr raster ui ui.board vdom");
    line("platform", "i18n live match mvu protocol session settings storage vdom");
    line("platform.address", "match platform platform.storage storage");
    line("platform.dom", "i18n mvu platform platform.files session vdom");
    line("platform.files", "i18n platform storage");
    line("platform.peer", "live");
    line("platform.storage", "platform platform.files storage");
    line("platform.workers", "match platform protocol");
    line("protocol", "mvu");
    line("qr", "");
    line("raster", "");
    line("route", "live match mvu");
    line("scan", "");
    line("session", "i18n match mvu route settings");
    line("settings", "i18n mvu");
    line("storage", "i18n match mvu route session settings");
    line(
        "ui",
        "board i18n live match mvu qr raster route session settings ui.board" + " ui.control vdom");
    line("ui.ask", "board i18n match mvu route settings ui ui.board vdom");
    line("ui.board", "board i18n mvu raster session settings vdom");
    line("ui.control", "i18n mvu route vdom");
    line("vdom", "mvu");
    line("worker", "protocol");
    List<String> ofGames = new ArrayList<>(List.of("match", "ui"));
    for (GameView view : GameViews.ALL) {
      String name = view.getClass().getPackageName().substring(ROOT.length());
      line(name, "i18n match ui ui.board ui.control vdom");
      ofGames.add(name);
    }
    line("games", String.join(" ", ofGames));
  }

  /** One package a game, here and in the engine, in the order of the list. */
  private static final String[] GAME_VIEWS = packagesOf(GameViews.ALL);

  private static final String[] RULES =
      GameViews.ALL.stream()
          .map(view -> Games.ALL.setup(view.forms().get(0).command()).orThrow().game())
          .map(game -> game.getClass().getPackageName() + "..")
          .toArray(String[]::new);

  private static void line(String name, String others) {
    MAY_KNOW.put(name, others.isEmpty() ? List.of() : Arrays.asList(others.split(" ")));
  }

  @ArchTest
  static void everyPackageHasALine(JavaClasses classes) {
    TreeSet<String> there = new TreeSet<>();
    for (JavaClass type : classes) {
      there.add(type.getPackageName().substring(ROOT.length()));
    }
    assertEquals(MAY_KNOW.keySet(), there, "add a line for each new package at the top");
  }

  @ArchTest
  static void packagesKnowWhatTheirLinesAllow(JavaClasses classes) {
    MAY_KNOW.forEach(
        (name, others) ->
            classes()
                .that()
                .resideInAPackage(ROOT + name)
                .should()
                .onlyDependOnClassesThat(
                    DescribedPredicate.describe(
                        "are on the line of " + name,
                        type -> {
                          String of = type.getBaseComponentType().getPackageName();
                          return !of.startsWith(ROOT)
                              || of.equals(ROOT + name)
                              || others.contains(of.substring(ROOT.length()));
                        }))
                .check(classes));
  }

  @ArchTest
  static final ArchRule thereIsNoCycle =
      slices().matching("org.hexstones.web.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule onlyThePlatformKnowsTheBrowser =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              BUILD, ROOT + "picture..", ROOT + "platform..", ROOT + "scan..", ROOT + "worker..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("org.teavm..");

  @ArchTest
  static final ArchRule onlyTheBuildShrinksPrograms =
      noClasses()
          .that()
          .resideOutsideOfPackage(BUILD)
          .should()
          .dependOnClassesThat()
          .resideInAPackage("org.hexstones.shrink..");

  /** Who may read a record at once: a small one, one of the site, or not on the page's thread. */
  private static final Set<String> READ_AT_ONCE =
      Set.of(
          ROOT + "feature.live.LiveCodes",
          ROOT + "feature.play.FirstGame",
          ROOT + "guide.GuideReader",
          ROOT + "picture.Drawing",
          ROOT + "storage.MatchCodec");

  private static final Set<String> RECORD_READERS =
      Set.of(
          GameFile.class.getName(),
          JsonRecord.class.getName(),
          Links.class.getName(),
          RecordText.class.getName());

  @ArchTest
  static final ArchRule recordsAreReadInSlices =
      noClasses()
          .that(
              DescribedPredicate.describe(
                  "may not read at once", type -> !READ_AT_ONCE.contains(type.getName())))
          .should()
          .callMethodWhere(
              DescribedPredicate.describe(
                  "a whole record is read",
                  call ->
                      RECORD_READERS.contains(call.getTargetOwner().getName())
                          && (call.getName().equals("read") || call.getName().equals("parse"))));

  /** What the platform implements, and the values that pass through it. */
  private static final List<Class<?>> STORAGE_PORTS =
      List.of(
          StoragePorts.class,
          KeyValueStore.class,
          GameStore.class,
          GameFiles.class,
          StorageManager.class,
          Scheduler.class,
          TextSource.class,
          StoredGame.class,
          Lookup.class,
          StorageFailure.class);

  @ArchTest
  static final ArchRule thePlatformKnowsOnlyThePortsOfStorage =
      noClasses()
          .that()
          .resideInAPackage(ROOT + "platform..")
          .should()
          .dependOnClassesThat(
              DescribedPredicate.describe(
                  "are of storage and no port",
                  type ->
                      type.getPackageName().equals(ROOT + "storage")
                          && STORAGE_PORTS.stream()
                              .noneMatch(
                                  port ->
                                      type.isEquivalentTo(port)
                                          || type.getName().startsWith(port.getName() + "$"))));

  @ArchTest
  static final ArchRule onlyTheListNamesGamesViews =
      noClasses()
          .that()
          .resideOutsideOfPackages(ROOT + "games..")
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
  static final ArchRule edgeOfTheEngineStaysOut =
      mayNotKnow("org.hexstones.web..", "org.hexstones.tools..");

  @ArchTest static final ArchRule webIsBrowserSafe = BrowserSafe.everythingOutside(BUILD);

  @ArchTest
  static final ArchRule everyTextIsUsed =
      fields()
          .that()
          .areDeclaredInClassesThat(areMessageKeys())
          .and()
          .haveModifier(JavaModifier.ENUM)
          .should(beAskedFor());

  private static DescribedPredicate<JavaClass> areMessageKeys() {
    return DescribedPredicate.describe(
        "are message keys", type -> type.isEnum() && type.isAssignableTo(MessageKey.class));
  }

  private static ArchCondition<JavaField> beAskedFor() {
    return new ArchCondition<>("be asked for") {
      @Override
      public void check(JavaField word, ConditionEvents events) {
        boolean asked =
            word.getAccessesToSelf().stream()
                .anyMatch(access -> !access.getOriginOwner().equals(word.getOwner()));
        events.add(new SimpleConditionEvent(word, asked, word.getFullName() + " is never used"));
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
