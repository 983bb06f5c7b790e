package org.hexstones.web.feature.play;

import org.hexstones.web.session.Session;
import org.hexstones.web.vdom.Element;
import org.jspecify.annotations.Nullable;

/**
 * What the screen of a match is drawn from beside the match.
 *
 * @param kept how many of the match's moves are known to be kept, or -1
 * @param fork what a link has told of another course of the match, or null
 * @param sending the ways to send the match as a link
 */
public record PlayInputs(
    Session session, PlayState state, int kept, @Nullable Element fork, Element sending) {}
