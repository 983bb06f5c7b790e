package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
      WebDriverWait wait = new WebDriverWait(driver, PATIENCE);
      wait.until(ExpectedConditions.visibilityOfElementLocated(By.tagName("h1")));

      driver.get(site.address() + "#new=omny+hexhex:3+seats=computer,person");
      wait.until(ExpectedConditions.presenceOfElementLocated(By.cssSelector("[data-stone]")));
      assertEquals(List.of(), browser.errors());
    }
  }
}
