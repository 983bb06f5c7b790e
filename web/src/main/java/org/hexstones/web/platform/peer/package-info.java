/**
 * What reaches another device: WebRTC connections, and the camera that reads the QR code it shows.
 */
@NullMarked
package org.hexstones.web.platform.peer;

import org.jspecify.annotations.NullMarked;
