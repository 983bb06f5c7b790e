package org.hexstones.web.platform.dom;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.web.vdom.Markup;
import org.teavm.jso.dom.xml.Node;

/** A node of the document, and the markup that it shows now. */
final class MountedNode {
  final Node node;
  final boolean svg;
  Markup markup;
  List<MountedNode> children = new ArrayList<>(0);

  /** The types of input that the node listens to, also those that mean nothing now. */
  List<String> heard = List.of();

  MountedNode(Node node, boolean svg, Markup markup) {
    this.node = node;
    this.svg = svg;
    this.markup = markup;
  }

  org.teavm.jso.dom.xml.Element element() {
    return (org.teavm.jso.dom.xml.Element) node;
  }
}
