package org.hexstones.e2e;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.chrome.ChromeDriver;

/** The browser's own opinion of the site as something to be installed. */
final class InstallIT {
  /** Every picture of the manifest, with its sizes as said and as found. */
  private static final String PICTURES =
      """
      const link = document.querySelector('link[rel=manifest]').href;
      const manifest = await (await fetch(link)).json();
      const pictures = [manifest, ...manifest.shortcuts]
          .flatMap(owner => [...owner.icons, ...(owner.screenshots ?? [])])
          .filter(picture => picture.type === 'image/png');
      const wrong = [];
      for (const { src, sizes } of pictures) {
        const response = await fetch(new URL(src, link));
        const { width, height } = await createImageBitmap(await response.blob());
        if (`${width}x${height}` !== sizes) wrong.push(`${src}: ${width}x${height}`);
      }
      return (pictures.length > 6 ? 'enough' : 'too few') + ', wrong: ' + wrong.join();
      """;

  @Test
  void theBrowserFindsNothingAmiss() throws Exception {
    try (GamePage page = GamePage.open("")) {
      OfflineIT.keep(page);
      ChromeDriver driver = page.driver();
      Map<String, Object> none = Map.of();
      Map<String, Object> manifest = driver.executeCdpCommand("Page.getAppManifest", none);
      assertEquals(List.of(), manifest.get("errors"));
      Map<String, Object> install = driver.executeCdpCommand("Page.getInstallabilityErrors", none);
      assertEquals(List.of(), install.get("installabilityErrors"));

      // Not the origin's root, which is another application's, or that of all copies there are.
      Map<String, Object> id = driver.executeCdpCommand("Page.getAppId", none);
      assertEquals(driver.getCurrentUrl(), id.get("appId"));
      assertEquals("enough, wrong: ", page.ask(PICTURES));
      assertEquals(List.of(), page.errors());
    }
  }
}
