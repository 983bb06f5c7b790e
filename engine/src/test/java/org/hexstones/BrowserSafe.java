package org.hexstones;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;
import java.util.Set;

/**
 * What code that is compiled to JavaScript must leave alone.
 *
 * <p>Three reasons: it is missing from the browser's class library, it makes the download bigger by
 * tens of kilobytes, or it gives other results there than on the JVM.
 */
public final class BrowserSafe {
  private static final String[] DEAR_PACKAGES = {
    "java.io..",
    "java.nio..",
    "java.text..",
    "java.util.concurrent..",
    "java.util.regex..",
    "java.util.stream.."
  };

  private static final Set<String> DEAR_CLASSES =
      Set.of(
          "java.util.Formatter",
          "java.util.HexFormat",
          "java.util.Random",
          "java.util.Scanner",
          "java.util.SplittableRandom",
          "java.util.StringJoiner");

  private static final Map<String, Set<String>> DEAR_METHODS =
      Map.of(
          "java.lang.Character",
          Set.of("toLowerCase", "toUpperCase"),
          "java.lang.Class",
          Set.of("cast"),
          "java.lang.String",
          Set.of(
              "format",
              "formatted",
              "lines",
              "matches",
              "replaceAll",
              "replaceFirst",
              "split",
              "splitWithDelimiters"),
          "java.lang.Math",
          Set.of("fma", "random", "rint", "round"),
          "java.lang.StrictMath",
          Set.of("rint", "round"));

  private BrowserSafe() {}

  /** Everything is bound by this, save the packages named. */
  public static ArchRule everythingOutside(String... exemptPackages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(exemptPackages)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(DEAR_PACKAGES)
        .orShould()
        .dependOnClassesThat(dearClass())
        .orShould()
        .callMethodWhere(dearMethod())
        .allowEmptyShould(true)
        .because("it is dear, missing or different once compiled to JavaScript");
  }

  private static DescribedPredicate<JavaClass> dearClass() {
    return describe("are dear", type -> DEAR_CLASSES.contains(type.getName()));
  }

  private static DescribedPredicate<JavaMethodCall> dearMethod() {
    return describe(
        "the method is dear",
        call ->
            DEAR_METHODS
                .getOrDefault(call.getTargetOwner().getName(), Set.of())
                .contains(call.getName()));
  }
}
