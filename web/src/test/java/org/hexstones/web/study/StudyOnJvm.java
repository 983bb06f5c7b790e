package org.hexstones.web.study;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.hexstones.game.GameRecord;
import org.hexstones.notation.link.Links;
import org.hexstones.registry.Games;
import org.hexstones.web.Catalogues;
import org.hexstones.web.PageOnJvm;
import org.hexstones.web.markup.Element;
import org.hexstones.web.markup.Input;
import org.hexstones.web.model.Event;
import org.hexstones.web.model.Model;
import org.hexstones.web.model.Replay;
import org.hexstones.web.model.Settings;
import org.hexstones.web.model.Theme;
import org.hexstones.web.study.model.Study;
import org.hexstones.web.study.model.StudyEvent;
import org.hexstones.web.study.model.StudyModel;
import org.hexstones.web.study.update.StudyNext;
import org.hexstones.web.study.update.StudyUpdate;
import org.hexstones.web.study.view.StudyView;
import org.hexstones.web.text.Language;
import org.hexstones.web.update.Effect;

/** The whole analysis board but for the browser: events go in, markup comes out. */
public final class StudyOnJvm {
  private final Replay replay = new Replay();
  private final StudyUpdate update = new StudyUpdate(replay);
  private final StudyView view = new StudyView(Catalogues.SCENES, replay);
  private final List<Effect> effects = new ArrayList<>();
  private StudyModel model =
      StudyModel.start(
          Settings.of(Language.ENGLISH, Theme.AUTO), new Model.Room(600, 600, 1000, 640), "test");

  /** A board at the beginning of a game. */
  public static StudyOnJvm at(String setup) {
    return atLink(Links.write(GameRecord.of(Games.ALL.setup(setup).orThrow())));
  }

  public static StudyOnJvm atLink(String link) {
    StudyOnJvm board = new StudyOnJvm();
    board.open(link);
    return board;
  }

  public void open(String link) {
    happens(new StudyEvent.Opened(Links.read(link, Games.ALL::setup), null));
  }

  public StudyModel model() {
    return model;
  }

  public Study study() {
    return Objects.requireNonNull(model.study());
  }

  public void happens(Event event) {
    StudyNext next = update.update(model, event);
    model = next.model();
    effects.addAll(next.effects());
  }

  /** The effects since this was last asked. */
  public List<Effect> effects() {
    List<Effect> taken = List.copyOf(effects);
    effects.clear();
    return taken;
  }

  /** All of it, however many drawings that takes. */
  public Element draw() {
    Element drawn = view.draw(model);
    while (view.isUnfinished()) {
      drawn = view.draw(model);
    }
    return drawn;
  }

  /** What is drawn in one frame. */
  public Element drawOnce() {
    return view.draw(model);
  }

  public boolean isUnfinished() {
    return view.isUnfinished();
  }

  public void press(String... cells) {
    for (String cell : cells) {
      happens(PageOnJvm.meaning(find("role", "grid"), "click", Input.cell(cell)));
    }
  }

  public void act(String action) {
    happens(PageOnJvm.meaning(find("data-action", action), "click", Input.press()));
  }

  /** Goes to the place of that name in the tree. */
  public void go(String node) {
    happens(PageOnJvm.meaning(find("data-node", node), "click", Input.press()));
  }

  public void key(String key) {
    Event event = view.key(model, Input.key(key, ""));
    if (event != null) {
      happens(event);
    }
  }

  public void say(String comment) {
    happens(PageOnJvm.meaning(find("data-input", "comment"), "input", Input.value(comment)));
  }

  public Element find(String attribute, String value) {
    Element found = PageOnJvm.first(draw(), e -> value.equals(e.attribute(attribute)));
    assertNotNull(found, "[" + attribute + "=" + value + "]");
    return found;
  }

  public List<Element> all(Predicate<Element> wanted) {
    List<Element> found = new ArrayList<>();
    PageOnJvm.all(draw(), found, wanted);
    return found;
  }

  /** The places of the tree as they are listed, each with what its button says. */
  public String tree() {
    StringBuilder tree = new StringBuilder();
    for (Element button : all(e -> e.attribute("data-node") != null)) {
      tree.append(button.attribute("data-node"))
          .append(button.attribute("aria-current") != null ? "* " : " ")
          .append(PageOnJvm.text(button))
          .append("; ");
    }
    return tree.toString();
  }
}
