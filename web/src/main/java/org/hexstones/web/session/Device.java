package org.hexstones.web.session;

/**
 * What the page knows of the browser.
 *
 * @param base the address of the page, without a fragment
 * @param now the time of the last tick, in milliseconds from an arbitrary start
 */
public record Device(
    Viewport viewport,
    boolean canFillScreen,
    boolean canVibrate,
    Camera camera,
    String base,
    Program program,
    double now) {
  public Device withViewport(Viewport other) {
    return new Device(other, canFillScreen, canVibrate, camera, base, program, now);
  }

  public Device with(ShellEvent.CapabilitiesDetected found) {
    return new Device(
        viewport, found.fillScreen(), found.vibrate(), found.camera(), base, found.program(), now);
  }

  public Device withBase(String address) {
    return new Device(viewport, canFillScreen, canVibrate, camera, address, program, now);
  }

  public Device at(double time) {
    return new Device(viewport, canFillScreen, canVibrate, camera, base, program, time);
  }
}
