/**
 * The engine behind the Go Text Protocol, version 2: {@code docs/gtp.md} tells what it understands.
 *
 * <p>{@link org.hexstones.tools.gtp.GtpEngine} answers one line with one response and is tested so,
 * without a process or a stream; {@link org.hexstones.tools.gtp.GtpLoop} ties it to streams. A
 * command either does all it says or answers with a reason and changes nothing.
 *
 * <p>This package may know the registry, search and notation. It may name no game: what differs
 * between games it asks of the contract.
 */
@NullMarked
package org.hexstones.tools.gtp;

import org.jspecify.annotations.NullMarked;
