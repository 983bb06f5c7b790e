package org.hexstones.web.session;

/** Whether the browser reads QR codes with a camera. */
public enum Camera {
  NONE,
  /** The browser hides what the camera sees from pages. */
  GUARDED,
  FIXED,
  /** The camera of a phone or tablet: two persons show each other their codes. */
  HANDHELD;

  /**
   * The camera of a device.
   *
   * @param scans whether codes are read at all
   * @param handheld whether the device is held in the hand
   */
  public static Camera of(boolean scans, boolean handheld) {
    return !scans ? NONE : handheld ? HANDHELD : FIXED;
  }

  public boolean canScan() {
    return this == FIXED || this == HANDHELD;
  }
}
