package org.hexstones.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
 * Reads version 1 of the plain notation. FROZEN once published: it must read every text for ever
 * that it reads today. A change of the format needs a version 2 beside it.
 */
final class PlainV1Reader {

  /** The number of tokens in one slice. */
  private static final int TOKENS = 20;

  private final PlainLexer words;
  private final Function<String, Parsed<Setup>> setups;
  private @Nullable Parsed<GameRecord> read;

  /** The record without its moves, and the tree so far; null before the moves begin. */
  private @Nullable GameRecord bare;

  private @Nullable PlainV1Tree tree;

  PlainV1Reader(PlainLexer words, Function<String, Parsed<Setup>> setups) {
    this.words = words;
    this.setups = setups;
  }

  /** Reads for a fraction of a millisecond. Returns whether there is more to read. */
  boolean goOn() {
    PlainV1Tree moves = tree;
    GameRecord before = bare;
    if (read == null) {
      read = moves == null || before == null ? begin() : goOn(moves, before);
    }
    return read == null;
  }

  /** Reads the rest and returns the result. */
  Parsed<GameRecord> read() {
    while (goOn()) {
      // The condition does the work.
    }
    return Objects.requireNonNull(read);
  }

  /** Reads everything before the moves. Returns the result, or null if moves follow. */
  private @Nullable Parsed<GameRecord> begin() {
    Token game = words.next();
    if (!game.isWord("game")) {
      return unexpected(game, "game");
    }
    Parsed<GameRecord> begun = setup().then(this::afterSetup);
    return tree == null ? begun : null;
  }

  private @Nullable Parsed<GameRecord> goOn(PlainV1Tree moves, GameRecord before) {
    for (int i = 0; i < TOKENS; i++) {
      Token token = words.next();
      if (token.kind() == Kind.END) {
        Reason problem = words.problem();
        return problem == null
            ? moves.root(words.source().length()).map(before::withRoot)
            : Parsed.refused(problem);
      }
      Reason problem = moves.take(token);
      if (problem != null) {
        return Parsed.refused(problem);
      }
      if (token.kind() == Kind.COMMENT) {
        // A comment may be long, so the slice ends here.
        break;
      }
    }
    return null;
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
    return tags.then(read -> moves(new GameRecord(setup, start.orThrow(), Node.ROOT, read), play));
  }

  /** Gives a refusal without a place the place {@code at}. */
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

  /** Begins to read the moves, if there are any. */
  private Parsed<GameRecord> moves(GameRecord before, Parsed<Play> play) {
    Token moves = words.next();
    if (moves.isWord("moves")) {
      bare = before;
      tree = new PlainV1Tree(play.orThrow());
    } else if (moves.kind() != Kind.END) {
      return unexpected(moves, "start, tag or moves");
    }
    Reason problem = words.problem();
    return problem == null ? Parsed.ok(before) : Parsed.refused(problem);
  }

  private <T> Parsed<T> unexpected(Token token, String expected) {
    return refused(Reason.of(NotationProblem.UNEXPECTED, token.text(), expected), token.at());
  }

  /** A refusal for this reason, or for the lexer's earlier problem if there is one. */
  private <T> Parsed<T> refused(Reason reason, int at) {
    Reason earlier = words.problem();
    return Parsed.refused(earlier == null ? reason.at(at) : earlier);
  }
}
