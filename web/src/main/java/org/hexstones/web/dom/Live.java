package org.hexstones.web.dom;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.markup.Markup;
import org.teavm.jso.dom.xml.Node;

/** A piece of the document, and the markup that it looks like now. */
final class Live {
  final Node node;
  final boolean svg;
  Markup markup;
  List<Live> children = new ArrayList<>(0);

  Live(Node node, boolean svg, Markup markup) {
    this.node = node;
    this.svg = svg;
    this.markup = markup;
  }

  org.teavm.jso.dom.xml.Element element() {
    return (org.teavm.jso.dom.xml.Element) node;
  }
}
