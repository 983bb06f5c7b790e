package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.hexstones.site.StaticServer;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.WebDriver;
import org.openqa.selenium.support.ui.ExpectedConditions;
import org.openqa.selenium.support.ui.WebDriverWait;

final class SmokeIT {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  @Test
  void pageAndWorkerStartUnderAnyPathWithoutAnError() throws Exception {
    try (StaticServer site = Site.serve();
        Browser browser = Browser.start()) {
      WebDriver driver = browser.driver();
      driver.get(site.address().toString());

      assertTrue(driver.findElement(By.tagName("h1")).isDisplayed());
      new WebDriverWait(driver, PATIENCE)
          .until(ExpectedConditions.attributeToBe(By.tagName("body"), "data-worker", "pong"));
      assertEquals(List.of(), browser.errors());
    }
  }
}
