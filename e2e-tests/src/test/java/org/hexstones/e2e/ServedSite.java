package org.hexstones.e2e;

import java.net.URI;
import java.util.Objects;
import org.hexstones.site.StaticServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** The finished site, served while the tests of a class run. */
final class ServedSite implements BeforeAllCallback, AfterAllCallback {
  private @Nullable StaticServer server;

  @Override
  public void beforeAll(ExtensionContext context) throws Exception {
    server = Site.serve();
  }

  @Override
  public void afterAll(ExtensionContext context) throws Exception {
    server().close();
  }

  StaticServer server() {
    return Objects.requireNonNull(server);
  }

  /** A fresh browser with a profile of its own, at the start screen. */
  GamePage page() {
    return GamePage.openAt(URI.create(server().address().toString()));
  }
}
