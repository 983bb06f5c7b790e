package org.hexstones.web.ui;

import org.hexstones.web.qr.QrCode;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/** A QR code as a picture. */
public final class QrView {
  private static final int QUIET_ZONE = 4;

  private QrView() {}

  private record Code(String text, @Nullable QrCode code) {}

  /** The last code, because the same dialog is drawn many times. */
  private static @Nullable Code last;

  /**
   * The code of a text in ASCII; null if no code holds so much.
   *
   * @param label what the picture is, for those who do not see it
   */
  public static @Nullable Element draw(String text, String label) {
    Code known = last;
    if (known == null || !known.text.equals(text)) {
      known = new Code(text, QrCode.of(text));
      last = known;
    }
    QrCode code = known.code;
    if (code == null) {
      return null;
    }
    int side = code.size() + 2 * QUIET_ZONE;
    return Element.of("svg", "qr")
        .key("code")
        .with("viewBox", -QUIET_ZONE + " " + -QUIET_ZONE + " " + side + " " + side)
        .with("role", "img")
        .with("aria-label", label)
        .add(Element.of("path").with("d", code.path()));
  }
}
