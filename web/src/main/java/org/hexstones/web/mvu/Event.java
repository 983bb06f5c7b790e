package org.hexstones.web.mvu;

/**
 * Something that happened: a person did it, a worker answered, or the browser told. Each feature
 * has its own sealed events.
 */
public interface Event {}
