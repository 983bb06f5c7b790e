package org.hexstones.site.assembly;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/** SHA-256 hashes, as policies and integrity attributes write them. */
final class Hashes {
  private Hashes() {}

  /** Returns {@code sha256-} and the hash in Base64. */
  static String integrity(byte[] content) {
    return "sha256-" + Base64.getEncoder().encodeToString(sha256(content));
  }

  static byte[] sha256(byte[] content) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(content);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
