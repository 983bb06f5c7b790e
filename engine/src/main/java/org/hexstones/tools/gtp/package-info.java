/**
 * The engine of the Go Text Protocol, version 2. {@code docs/gtp.md} describes its commands.
 *
 * <p>{@link org.hexstones.tools.gtp.GtpEngine} answers one line with one response, so that tests
 * need no process and no stream. {@link org.hexstones.tools.gtp.GtpLoop} connects it with streams.
 * A command does everything, or it answers with a reason and changes nothing.
 *
 * <p>This package may know the registry, search and notation. It may not name a game: the contract
 * has everything that differs between games.
 */
@NullMarked
package org.hexstones.tools.gtp;

import org.jspecify.annotations.NullMarked;
