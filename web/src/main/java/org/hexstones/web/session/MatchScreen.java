package org.hexstones.web.session;

import org.hexstones.web.match.Match;

/** The board on which a match is played. */
public record MatchScreen(Match match) implements Screen {}
