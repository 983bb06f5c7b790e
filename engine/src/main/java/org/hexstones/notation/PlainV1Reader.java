package org.hexstones.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.hexstones.game.Colour;
import org.hexstones.game.GameRecord;
import org.hexstones.game.Moves;
import org.hexstones.game.Node;
import org.hexstones.game.Play;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.game.Tag;
import org.hexstones.hex.Board;
import org.hexstones.hex.BoardProblem;
import org.hexstones.notation.PlainLexer.Kind;
import org.hexstones.notation.PlainLexer.Token;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.jspecify.annotations.Nullable;

/**
 * Reads version 1 of the plain notation. FROZEN once published: what it reads today it must read
 * for ever. A change of format is a version 2 beside it.
 */
final class PlainV1Reader {

  private final PlainLexer words;
  private final Function<String, Parsed<Setup>> setups;

  PlainV1Reader(PlainLexer words, Function<String, Parsed<Setup>> setups) {
    this.words = words;
    this.setups = setups;
  }

  Parsed<GameRecord> read() {
    Token game = words.next();
    if (!game.isWord("game")) {
      return unexpected(game, "game");
    }
    return setup().then(this::afterSetup);
  }

  private Parsed<Setup> setup() {
    int from = words.peek().at();
    int to = from;
    while (words.peek().kind() == Kind.WORD && !isSection(words.peek())) {
      to = words.next().end();
    }
    return placed(setups.apply(words.source().substring(from, to)).shifted(from), from);
  }

  private static boolean isSection(Token token) {
    return token.isWord("start") || token.isWord("tag") || token.isWord("moves");
  }

  private Parsed<GameRecord> afterSetup(Setup setup) {
    int startAt = words.peek().at();
    Parsed<Start> start = start(setup.board());
    Parsed<Play> play = start.then(read -> placed(Play.begin(setup, read), startAt));
    Parsed<List<Tag>> tags = play.then(begun -> tags());
    Parsed<Node> root = tags.then(read -> moves(play.orThrow()));
    return root.map(node -> new GameRecord(setup, start.orThrow(), node, tags.orThrow()));
  }

  /** The same, with a refusal that has no place of its own put at one. */
  private static <T> Parsed<T> placed(Parsed<T> parsed, int at) {
    return parsed instanceof Parsed.Refused<T> refused
        ? Parsed.refused(refused.reason().at(at))
        : parsed;
  }

  private Parsed<Start> start(Board board) {
    if (!words.peek().isWord("start")) {
      return Parsed.ok(Start.EMPTY);
    }
    words.next();
    List<Integer> stones = new ArrayList<>();
    @Nullable Colour toMove = null;
    while (words.peek().kind() == Kind.WORD && !isSection(words.peek())) {
      Token word = words.next();
      int colon = word.text().indexOf(':');
      String before = word.text().substring(0, Math.max(0, colon));
      String after = word.text().substring(colon + 1);
      if (before.equals("turn") && toMove == null && Colour.ofWord(after) != null) {
        toMove = Colour.ofWord(after);
        continue;
      }
      Colour colour = Colour.ofWord(before);
      if (colour == null) {
        return refused(Reason.of(NotationProblem.NOT_A_START_STONE, word.text()), word.at());
      }
      for (Word name : Words.split(after, ',')) {
        int cell = board.cellNamed(name.text());
        int at = word.at() + colon + 1 + name.at();
        if (cell == Board.NO_CELL) {
          return refused(Reason.of(BoardProblem.NO_SUCH_CELL, name.text()), at);
        }
        if (stones.size() == board.size()) {
          return refused(Reason.of(NotationProblem.TOO_MANY_STONES), at);
        }
        stones.add(Moves.place(colour.index(), cell));
      }
    }
    return Parsed.ok(new Start(stones, toMove));
  }

  private Parsed<List<Tag>> tags() {
    List<Tag> tags = new ArrayList<>();
    while (words.peek().isWord("tag")) {
      Token tag = words.next();
      if (tags.size() == Bounds.TAGS) {
        return refused(Reason.of(NotationProblem.TOO_MANY_TAGS, Bounds.TAGS), tag.at());
      }
      Token name = words.next();
      if (name.kind() != Kind.STRING && name.kind() != Kind.WORD) {
        return unexpected(name, "a name");
      }
      Token value = words.next();
      if (value.kind() != Kind.STRING) {
        return unexpected(value, "a text in quotation marks");
      }
      tags.add(new Tag(name.text(), value.text()));
    }
    return Parsed.ok(tags);
  }

  private Parsed<Node> moves(Play play) {
    Token moves = words.next();
    PlainV1Tree tree = new PlainV1Tree(play);
    if (moves.isWord("moves")) {
      for (Token token = words.next(); token.kind() != Kind.END; token = words.next()) {
        Reason problem = tree.take(token);
        if (problem != null) {
          return Parsed.refused(problem);
        }
      }
    } else if (moves.kind() != Kind.END) {
      return unexpected(moves, "start, tag or moves");
    }
    Reason problem = words.problem();
    return problem == null ? tree.root(words.source().length()) : Parsed.refused(problem);
  }

  private <T> Parsed<T> unexpected(Token token, String expected) {
    return refused(Reason.of(NotationProblem.UNEXPECTED, token.text(), expected), token.at());
  }

  /** A refusal, unless the source was unreadable already: then that is the reason. */
  private <T> Parsed<T> refused(Reason reason, int at) {
    Reason earlier = words.problem();
    return Parsed.refused(earlier == null ? reason.at(at) : earlier);
  }
}
