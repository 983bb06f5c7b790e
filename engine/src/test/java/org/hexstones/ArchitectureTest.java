package org.hexstones;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

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
  @ArchTest static final ArchRule omega = knowsOnly("omega", "game", "hex", "parse");
  @ArchTest static final ArchRule omny = knowsOnly("omny", "game", "hex", "parse");
  @ArchTest static final ArchRule notation = knowsOnly("notation", "game", "hex", "parse");
  @ArchTest static final ArchRule search = knowsOnly("search", "game", "hex", "parse");

  @ArchTest
  static final ArchRule registry =
      knowsOnly("registry", "search", "notation", "omny", "omega", "game", "hex", "parse");

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
