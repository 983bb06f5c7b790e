package org.hexstones.web.feature.live;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.registry.Games;
import org.hexstones.web.feature.start.StartEvent;
import org.hexstones.web.games.GameViews;
import org.hexstones.web.i18n.Language;
import org.hexstones.web.i18n.TestCatalogs;
import org.hexstones.web.match.GameForm;
import org.hexstones.web.route.Route;
import org.hexstones.web.ui.GameView;
import org.hexstones.web.ui.control.Field;
import org.junit.jupiter.api.Test;

/** The codes are short enough for QR codes that a phone reads at once. */
final class LiveCodeTest {
  private static final int MOST = 134;

  /** The offered games, with each value of each option. */
  private static List<GameForm> forms() {
    List<GameForm> forms = new ArrayList<>();
    for (GameView view : GameViews.ALL) {
      for (GameForm form : view.forms()) {
        forms.add(form);
        for (Field field : view.fields(TestCatalogs.messages(Language.ENGLISH), form)) {
          if (field instanceof Field.Choice choice) {
            for (Field.Item item : choice.items()) {
              forms.add(form.with(field.name(), item.value()));
            }
          } else if (field instanceof Field.Toggle) {
            forms.add(form.with(field.name(), "on"));
          }
        }
      }
    }
    return forms;
  }

  @Test
  void theCodeOfEveryOfferedGameIsShort() {
    int codes = 0;
    for (GameForm form : forms()) {
      if (Games.ALL.setup(form.command()).isOk()) {
        LiveRoom room = new LiveRoom();
        room.add("host");
        room.page(0).happens(new StartEvent.ChooseGame(form));
        room.page(0).happens(new Route.PlayLive());
        String code = room.code(0);
        assertTrue(code.length() <= MOST, form.command() + ": " + code.length() + " " + code);
        codes++;
      }
    }
    assertTrue(codes > 20, codes + " codes");
  }

  @Test
  void anAnswerIsShorterThanAnOffer() {
    LiveRoom room = new LiveRoom();
    room.add("host");
    room.add("guest");
    room.page(0).happens(new Route.PlayLive());
    room.page(1).happens(new LiveEvent.Code(room.code(0)));
    room.page(1).happens(new LiveEvent.Join());
    assertEquals("r", room.code(1).substring(0, 1));
    assertTrue(room.code(1).length() < room.code(0).length());
  }
}
