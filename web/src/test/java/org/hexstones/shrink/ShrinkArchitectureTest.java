package org.hexstones.shrink;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

@AnalyzeClasses(
    packages = "org.hexstones.shrink",
    importOptions = ImportOption.DoNotIncludeTests.class)
final class ShrinkArchitectureTest {
  @ArchTest
  static final ArchRule needsNothingOfHexstones =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage(
              "java..", "org.jspecify.annotations..", "org.teavm..", "org.hexstones.shrink..");
}
