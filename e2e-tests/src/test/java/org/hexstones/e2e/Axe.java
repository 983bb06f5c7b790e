package org.hexstones.e2e;

import com.deque.html.axecore.args.AxeRuleOptions;
import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.WebDriver;

/** Asks axe, a checker of accessibility, about a page: all its rules, and text of 7:1 (AAA). */
final class Axe {
  private Axe() {}

  static List<Rule> violations(WebDriver driver) {
    AxeRunOptions options = new AxeRunOptions();
    AxeRuleOptions on = new AxeRuleOptions();
    on.setEnabled(true);
    options.setRules(Map.of("color-contrast-enhanced", on));
    return new AxeBuilder().withOptions(options).analyze(driver).getViolations();
  }
}
