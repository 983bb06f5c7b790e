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
  private static final String PAGE = "org.hexstones.web.page..";
  private static final String WORKER = "org.hexstones.web.worker..";

  @ArchTest static final ArchRule pageKnowsNoWorker = mayNotKnow(PAGE, WORKER);
  @ArchTest static final ArchRule workerKnowsNoPage = mayNotKnow(WORKER, PAGE);

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
