package org.hexstones.web.route;

import java.util.ArrayList;
import java.util.List;

/** Addresses as chats, mail and people pass them on, as a browser shows them after the page. */
public final class AddressVariants {
  private AddressVariants() {}

  /**
   * Fragments that ask for the same.
   *
   * @param word the word of the address: {@code g}
   * @param rest what follows its equals sign
   */
  public static List<String> of(String word, String rest) {
    List<String> all = new ArrayList<>();
    String capital = word.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + word.substring(1);
    for (String sign : List.of("#", "##", "#!", "#/", "#!/", "#%23", "#%20", "#?", "#%E2%80%8B")) {
      all.add(sign + word + "=" + rest);
      all.add(sign + capital + "%3D" + rest);
    }
    for (String equals : List.of("==", " =", "%20=", "＝", "=%22", "=“", "=(", "=%3C", "=**")) {
      all.add("#" + word + equals + rest);
    }
    for (String end :
        List.of(
            ".",
            ",",
            ")",
            "%3E",
            "%22",
            "*",
            "_",
            "~",
            "!",
            ":",
            ";",
            "]",
            "%E2%80%A6",
            "%E3%80%82",
            "/",
            "%E2%80%8B",
            "%C2%AD",
            "%20",
            "%0A",
            "&utm_source=mail",
            "?fbclid=IwAR1",
            "&amp;a=1",
            ").",
            "**",
            ",%20",
            "%20%20")) {
      all.add("#" + word + "=" + rest + end);
    }
    return all;
  }
}
