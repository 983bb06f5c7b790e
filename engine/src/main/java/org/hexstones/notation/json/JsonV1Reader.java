package org.hexstones.notation.json;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.MoveProblem;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.notation.Bounds;
import org.hexstones.notation.NotationProblem;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reading;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.jspecify.annotations.Nullable;

/**
 * Reads version 1 of the JSON format. FROZEN once published: it must read every text for ever that
 * it reads today. A change of the format needs a version 2 beside it.
 */
final class JsonV1Reader {

  private final Function<String, Parsed<Setup>> setups;

  JsonV1Reader(Function<String, Parsed<Setup>> setups) {
    this.setups = setups;
  }

  /** Begins to read a record: all but its moves at once, and these in slices. */
  Reading<GameRecord> reading(Json json) {
    Fields fields = new Fields(json, "record");
    Json version = fields.take("hexstones");
    if (fields.problem() != null || !(version instanceof Json.Num number)) {
      return refused(Reason.of(JsonProblem.NOT_A_RECORD).at(json.at()));
    }
    if (Words.number(number.text()) != JsonRecord.NEWEST) {
      return refused(
          Reason.of(NotationProblem.NEWER_VERSION, number.text(), JsonRecord.NEWEST)
              .at(number.at()));
    }
    Json game = fields.take("game");
    Json start = fields.take("start");
    Json tags = fields.take("tags");
    Json comment = fields.take("comment");
    Json moves = fields.take("moves");
    Reason problem = fields.end();
    if (problem != null) {
      return refused(problem);
    }
    if (game == null) {
      return refused(Reason.of(JsonProblem.KEY_MISSING, "game").at(json.at()));
    }
    Parsed<String> text = Fields.text(game, "game");
    Parsed<Setup> setup = text.then(t -> placed(setups.apply(t), game.at()));
    return Reading.done(setup)
        .then(
            read -> {
              Parsed<Start> begin =
                  start == null ? Parsed.ok(Start.EMPTY) : start(start, read.board());
              Parsed<Play> play =
                  begin.then(
                      s -> placed(Play.begin(read, s), start == null ? game.at() : start.at()));
              Parsed<List<Tag>> facts = play.then(p -> tags(tags));
              return Reading.done(facts.then(f -> Fields.longText(comment, "comment")))
                  .then(said -> new JsonV1Tree(play.orThrow(), moves, said))
                  .then(
                      root ->
                          Reading.done(
                              Parsed.ok(
                                  new GameRecord(read, begin.orThrow(), root, facts.orThrow()))));
            });
  }

  private static Reading<GameRecord> refused(Reason reason) {
    return Reading.done(Parsed.refused(reason));
  }

  /**
   * Gives a refusal the place of the JSON value, because its own place would be one in a string.
   */
  private static <T> Parsed<T> placed(Parsed<T> parsed, int at) {
    Reason reason = parsed.reason();
    return reason == null
        ? parsed
        : Parsed.refused(new Reason(reason.problem(), reason.args(), at));
  }

  private static Parsed<Start> start(Json json, Board board) {
    Fields fields = new Fields(json, "start");
    Json stones = fields.take("stones");
    Json turn = fields.take("turn");
    Reason problem = fields.end();
    if (problem != null) {
      return Parsed.refused(problem);
    }
    Parsed<List<Integer>> placed = stones == null ? Parsed.ok(List.of()) : stones(stones, board);
    return placed.then(
        list -> {
          if (turn == null) {
            return Parsed.ok(new Start(list, null));
          }
          return Fields.text(turn, "turn")
              .then(
                  word -> {
                    Colour colour = Colour.ofWord(word);
                    return colour == null
                        ? Parsed.refused(Reason.of(MoveProblem.START_COLOUR, word).at(turn.at()))
                        : Parsed.ok(new Start(list, colour));
                  });
        });
  }

  private static Parsed<List<Integer>> stones(Json json, Board board) {
    Parsed<List<Json>> items = Fields.list(json, "stones");
    if (items instanceof Parsed.Refused<List<Json>> refused) {
      return Parsed.refused(refused.reason());
    }
    List<Integer> stones = new ArrayList<>();
    for (Json item : items.orThrow()) {
      if (stones.size() == board.size()) {
        return Parsed.refused(Reason.of(NotationProblem.TOO_MANY_STONES).at(item.at()));
      }
      Parsed<Integer> stone = Fields.text(item, "stones").then(word -> stone(word, board));
      if (stone instanceof Parsed.Refused<Integer> refused) {
        return Parsed.refused(refused.reason().at(item.at()));
      }
      stones.add(stone.orThrow());
    }
    return Parsed.ok(stones);
  }

  private static Parsed<Integer> stone(String word, Board board) {
    Integer stone = coloured(word, board);
    return stone == null
        ? Parsed.refused(NotationProblem.NOT_A_START_STONE, word)
        : Parsed.ok(stone);
  }

  /** The placement of a text like {@code white:e5}, or null. */
  private static @Nullable Integer coloured(String word, Board board) {
    int colon = word.indexOf(':');
    Colour colour = Colour.ofWord(word.substring(0, Math.max(0, colon)));
    int cell = board.cellNamed(word.substring(colon + 1));
    return colour == null || cell == Board.NO_CELL ? null : Moves.place(colour.index(), cell);
  }

  /** Reads a move. The name of a cell alone is a stone of the next colour. */
  static Parsed<Integer> move(String word, Play play) {
    Board board = play.position().board();
    Integer stone = coloured(word, board);
    return stone == null
        ? MoveText.read(word, board, Math.max(0, play.position().nextColour()))
        : Parsed.ok(stone);
  }

  private static Parsed<List<Tag>> tags(@Nullable Json json) {
    if (json == null) {
      return Parsed.ok(List.of());
    }
    Parsed<List<Json>> items = Fields.list(json, "tags");
    if (items instanceof Parsed.Refused<List<Json>> refused) {
      return Parsed.refused(refused.reason());
    }
    List<Tag> tags = new ArrayList<>();
    for (Json item : items.orThrow()) {
      Fields fields = new Fields(item, "tags");
      Json name = fields.take("name");
      Json value = fields.take("value");
      Reason problem = fields.end();
      if (problem == null && tags.size() == Bounds.TAGS) {
        problem = Reason.of(NotationProblem.TOO_MANY_TAGS, Bounds.TAGS).at(item.at());
      }
      if (problem == null && (name == null || value == null)) {
        problem = Reason.of(JsonProblem.KEY_MISSING, name == null ? "name" : "value").at(item.at());
      }
      if (problem != null) {
        return Parsed.refused(problem);
      }
      Parsed<Tag> tag =
          Fields.longText(name, "name")
              .then(n -> Fields.longText(value, "value").map(v -> new Tag(n, v)));
      if (tag instanceof Parsed.Refused<Tag> refused) {
        return Parsed.refused(refused.reason());
      }
      tags.add(tag.orThrow());
    }
    return Parsed.ok(tags);
  }
}
