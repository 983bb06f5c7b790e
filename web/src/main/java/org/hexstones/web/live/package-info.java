/**
 * Live play between devices, without a server and without a screen: the codes by which two devices
 * meet, the messages that they exchange, and the port of the connections. A code carries what
 * WebRTC needs to find and to recognise a peer. A message carries the link of a game or a few words
 * about who is there. Everything that arrives is bounded before it is read. The package knows no
 * browser: {@code platform} implements {@link org.hexstones.web.live.Connections}.
 */
@NullMarked
package org.hexstones.web.live;

import org.jspecify.annotations.NullMarked;
