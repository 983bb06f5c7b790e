package org.hexstones.web.session;

/**
 * What the page knows of the browser.
 *
 * @param canScan whether it reads QR codes from a camera
 * @param base the address of the page, without a fragment
 * @param now the time of the last tick, in milliseconds from an arbitrary start
 */
public record Device(
    Viewport viewport,
    boolean canFillScreen,
    boolean canVibrate,
    boolean canScan,
    String base,
    double now) {
  public Device withViewport(Viewport other) {
    return new Device(other, canFillScreen, canVibrate, canScan, base, now);
  }

  public Device withCapabilities(boolean fillScreen, boolean vibrate, boolean scan) {
    return new Device(viewport, fillScreen, vibrate, scan, base, now);
  }

  public Device withBase(String address) {
    return new Device(viewport, canFillScreen, canVibrate, canScan, address, now);
  }

  public Device at(double time) {
    return new Device(viewport, canFillScreen, canVibrate, canScan, base, time);
  }
}
