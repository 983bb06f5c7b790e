package org.hexstones.site.assembly;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** SHA-256 hashes, as policies and integrity attributes write them. */
final class Hashes {
  private Hashes() {}

  /** Returns {@code sha256-} and the hash in Base64. */
  static String integrity(byte[] content) {
    return "sha256-" + Base64.getEncoder().encodeToString(sha256(content));
  }

  /**
   * Returns the hashes of inline elements as a policy lists them, in quotes.
   *
   * @param element finds the elements of a page; the first group is the content
   */
  static String ofAll(Pattern element, CharSequence page) {
    return element
        .matcher(page)
        .results()
        .map(found -> found.group(1).getBytes(StandardCharsets.UTF_8))
        .map(content -> "'" + integrity(content) + "'")
        .collect(Collectors.joining(" "));
  }

  static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
