package org.hexstones;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;

/** Which package of the engine may know which: arrows point from the games' edge to the board. */
@AnalyzeClasses(packages = "org.hexstones", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String[] EDGE = packages("gtp", "arena", "cli");

  @ArchTest static final ArchRule parse = knowsOnly("parse");
  @ArchTest static final ArchRule hex = knowsOnly("hex", "parse");
  @ArchTest static final ArchRule game = knowsOnly("game", "hex", "parse");

  /** Whatever is not named here is a game, so that the next game is held to this too. */
  private static final String[] CORE =
      packages(
          "parse",
          "hex",
          "game",
          "notation",
          "search",
          "registry",
          "probe",
          "gtp",
          "arena",
          "cli",
          "web");

  private static final DescribedPredicate<JavaClass> OF_A_GAME =
      resideInAPackage("org.hexstones.*..").and(not(resideInAnyPackage(CORE)));

  @ArchTest
  static final ArchRule gamesKnowTheContractAlone =
      classes()
          .that(OF_A_GAME)
          .should()
          .onlyDependOnClassesThat(
              not(resideInAPackage("org.hexstones.."))
                  .or(resideInAnyPackage(packages("game", "hex", "parse")))
                  .or(OF_A_GAME));

  @ArchTest
  static final ArchRule gamesKnowNotEachOther =
      slices()
          .matching("org.hexstones.(*)..")
          .that(describe("are games", slice -> slice.stream().allMatch(OF_A_GAME)))
          .should()
          .notDependOnEachOther();

  @ArchTest static final ArchRule notation = knowsOnly("notation", "game", "hex", "parse");
  @ArchTest static final ArchRule search = knowsOnly("search", "game", "hex", "parse");

  @ArchTest
  static final ArchRule registry =
      classes()
          .that()
          .resideInAPackage("org.hexstones.registry..")
          .should()
          .onlyDependOnClassesThat(
              not(resideInAPackage("org.hexstones.."))
                  .or(
                      resideInAnyPackage(
                          packages("registry", "search", "notation", "game", "hex", "parse")))
                  .or(OF_A_GAME));

  @ArchTest
  static final ArchRule onlyTheCommandLineKnowsTheEdge =
      noClasses()
          .that()
          .resideOutsideOfPackages(EDGE)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(EDGE)
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule probe = knowsOnly("probe", "registry", "search", "game", "hex", "parse");

  @ArchTest
  static final ArchRule gtp =
      knowsOnly("gtp", "registry", "search", "notation", "game", "hex", "parse");

  @ArchTest
  static final ArchRule arena =
      knowsOnly("arena", "registry", "search", "notation", "game", "hex", "parse");

  @ArchTest static final ArchRule coreIsBrowserSafe = BrowserSafe.everythingOutside(EDGE);

  /** The package may know itself and the ones named, and of the rest of ours nothing. */
  private static ArchRule knowsOnly(String name, String... others) {
    String[] allowed = packages(Stream.concat(Stream.of(name), Stream.of(others)));
    return classes()
        .that()
        .resideInAPackage("org.hexstones." + name + "..")
        .should()
        .onlyDependOnClassesThat(
            not(resideInAPackage("org.hexstones..")).or(resideInAnyPackage(allowed)))
        .allowEmptyShould(true);
  }

  private static String[] packages(String... names) {
    return packages(Stream.of(names));
  }

  private static String[] packages(Stream<String> names) {
    return names.map(name -> "org.hexstones." + name + "..").toArray(String[]::new);
  }
}
