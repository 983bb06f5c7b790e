package org.hexstones.web.mvu;

/**
 * Something that happened: an action of a person, an answer of a worker, a report of the browser.
 * Each feature has its own sealed events.
 */
public interface Event {}
