package org.hexstones.web.board;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.hexstones.web.mvu.Event;
import org.hexstones.web.mvu.Updates;
import org.hexstones.web.session.ScreenEffect;

/** Updates for what a person types and asks, alike on every board. */
public final class Asking {
  private Asking() {}

  /**
   * The updates of a program.
   *
   * @param input the input in its model
   * @param withInput the model with other input
   * @param onBoard the update for events of the board that is shown
   */
  public static <M> Updates<M> updates(
      Function<M, BoardInput> input,
      BiFunction<M, BoardInput, M> withInput,
      Updates.Update<M, Event> onBoard) {
    return new Updates<M>()
        .change(
            BoardInputEvent.Type.class,
            (model, type) -> withInput.apply(model, input.apply(model).withTyped(type.beginning())))
        .change(
            BoardInputEvent.Read.class,
            (model, read) ->
                withInput.apply(model, input.apply(model).withRead(read.what(), read.at())))
        .on(
            BoardInputEvent.Jump.class,
            (model, jump) ->
                onBoard.update(
                    withInput.apply(model, input.apply(model).jumpedFrom(jump.from())),
                    new BoardEvent.Walk(jump.cell())))
        .on(
            BoardInputEvent.Name.class,
            (model, name) ->
                onBoard
                    .update(
                        withInput.apply(model, input.apply(model).withTyped("")),
                        new BoardEvent.Press(name.cell()))
                    .and(new ScreenEffect.FocusCell(name.cell())));
  }
}
