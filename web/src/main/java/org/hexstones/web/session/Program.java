package org.hexstones.web.session;

/**
 * Which program this is and where it runs, for whoever reports a fault. All are empty if unknown.
 *
 * @param commit of the sources, shortened
 * @param source the address of the project, with no slash at its end
 * @param browser as the browser names itself
 */
public record Program(String version, String commit, String source, String browser) {
  public static final Program UNKNOWN = new Program("", "", "", "");

  /** Such as {@code 0.1.0 (0c5c3c10)}. */
  public String name() {
    return commit.isEmpty() ? version : version + " (" + commit + ")";
  }
}
