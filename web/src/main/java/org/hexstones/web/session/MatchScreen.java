package org.hexstones.web.session;

import org.hexstones.web.match.Match;

/** The board of a match. */
public record MatchScreen(Match match) implements Screen {}
