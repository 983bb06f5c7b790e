package org.hexstones.web.build;

import org.hexstones.game.Colour;

/**
 * The gradients of the light on stones, one for each colour. They stand once in each page, and
 * style.css has their colours, which depend on the theme.
 */
public final class StoneLights {
  public static final String PLACE = "{lights}";

  private StoneLights() {}

  public static String text() {
    StringBuilder text = new StringBuilder("<svg class=\"unseen\" aria-hidden=\"true\">");
    for (Colour colour : Colour.values()) {
      String word = colour.word();
      text.append("<radialGradient class=\"").append(word);
      text.append("\" id=\"light-").append(word);
      text.append("\" cx=\".36\" cy=\".3\" r=\".85\"><stop/><stop offset=\"1\"/></radialGradient>");
    }
    return text.append("</svg>").toString();
  }
}
