package org.hexstones.web.vdom;

/** A piece of the page: an element or a text. */
public sealed interface Markup permits Element, Text {}
