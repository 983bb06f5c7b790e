package org.hexstones;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexstones.game.Game;
import org.hexstones.registry.Games;

/**
 * Which package of the engine may know which. Each package has a line with all that it may know; a
 * package without a line fails, and so does a cycle.
 */
@AnalyzeClasses(packages = "org.hexstones", importOptions = ImportOption.DoNotIncludeTests.class)
final class ArchitectureTest {
  private static final String ROOT = "org.hexstones.";
  private static final String CONTRACT = "game hex parse";
  private static final Map<String, List<String>> MAY_KNOW = new TreeMap<>();

  static {
    line("parse", "");
    line("hex", "parse");
    line("game", "hex parse");
    line("patterns", CONTRACT);
    // A game is two packages: its rules, and what a search needs to play it. It may have reasons.
    StringBuilder games = new StringBuilder();
    for (Game game : Games.ALL.list()) {
      String name = game.getClass().getPackageName().substring(ROOT.length());
      line(name, CONTRACT);
      line(name + ".ai", CONTRACT + " patterns " + name);
      games.append(' ').append(name).append(' ').append(name).append(".ai");
    }
    line("omega.reasons", CONTRACT + " omega");
    line("omny.reasons", CONTRACT + " omny");
    line("notation", CONTRACT);
    line("notation.json", CONTRACT + " notation");
    line("notation.link", CONTRACT + " notation");
    line("notation.file", CONTRACT + " notation notation.json notation.link");
    line("notation.puzzle", CONTRACT + " notation notation.link");
    line("search", CONTRACT);
    line("search.endgame", CONTRACT + " search");
    line("search.mcts", CONTRACT + " patterns search search.endgame");
    line("search.review", CONTRACT + " search search.endgame");
    line("registry", CONTRACT + games);
    line("probe", CONTRACT + " registry search search.mcts search.review");
    String core = CONTRACT + " registry search search.mcts search.endgame notation";
    line("tools.novices", CONTRACT + " search omega omny");
    line("tools.players", core + " tools.novices");
    line("tools.gtp", core + " notation.file notation.link tools.players");
    line(
        "tools.arena",
        core
            + " search.review notation.json notation.link notation.puzzle tools.novices"
            + " tools.players");
    line("tools.training", core + " patterns tools.arena tools.players");
    line("tools.cli", core + " probe tools.arena tools.gtp tools.players tools.training");
  }

  private static void line(String name, String others) {
    MAY_KNOW.put(name, others.isEmpty() ? List.of() : Arrays.asList(others.split(" ")));
  }

  @ArchTest
  static void everyPackageHasALine(JavaClasses classes) {
    TreeSet<String> there = new TreeSet<>();
    for (JavaClass type : classes) {
      there.add(type.getPackageName().substring(ROOT.length()));
    }
    assertEquals(MAY_KNOW.keySet(), there);
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
      slices().matching("org.hexstones.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule coreIsBrowserSafe = BrowserSafe.everythingOutside("org.hexstones.tools..");
}
