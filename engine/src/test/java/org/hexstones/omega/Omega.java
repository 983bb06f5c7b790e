package org.hexstones.omega;

import java.util.ArrayList;
import java.util.List;
import org.hexstones.game.Colour;
import org.hexstones.game.Game;
import org.hexstones.game.MoveText;
import org.hexstones.game.Moves;
import org.hexstones.game.Options;
import org.hexstones.game.Setup;
import org.hexstones.game.Start;
import org.hexstones.hex.Board;
import org.hexstones.parse.Parsed;
import org.hexstones.parse.Reason;
import org.hexstones.parse.Words;
import org.hexstones.parse.Words.Word;
import org.hexstones.registry.Games;

/** Set-ups and positions from short texts, for tests. */
public final class Omega {
  static final Game GAME = Games.ALL.list().get(0);

  /** Every kind of board: some unconnected, one with a hole, one that has a single round. */
  static final List<String> BOARDS =
      List.of(
          "hexhex:3",
          "hexhex:5",
          "triangle:7",
          "rhombus:5",
          "rhombus:4",
          "hexagon:4,3,5,2,5,3",
          "hexagram:2",
          "cells:a1-5,c1-5,e2-9",
          "cells:a2-4,b1,b4,c1-4,d1-4,e1-4,f1,h3");

  private Omega() {}

  /** Reads {@code hexhex:5 players=3}. */
  static Parsed<Setup> read(String text) {
    List<Word> words = Words.words(text);
    return Options.parse(words.subList(1, words.size()))
        .then(options -> GAME.setup("omega", words.get(0).text(), options));
  }

  public static OmegaSetup setup(String text) {
    return (OmegaSetup) read(text).orThrow();
  }

  /** All players and pies on every board that has room for them. */
  public static List<OmegaSetup> setups() {
    List<OmegaSetup> setups = new ArrayList<>();
    for (String board : BOARDS) {
      for (int players = 2; players <= 4; players++) {
        for (String pie : List.of("off", "on")) {
          if (read(board + " players=" + players + " pie=" + pie) instanceof Parsed.Ok<Setup> ok) {
            setups.add((OmegaSetup) ok.value());
          }
        }
      }
    }
    return setups;
  }

  public static OmegaPosition position(String text) {
    return (OmegaPosition) setup(text).position();
  }

  /** Plays cells in colour order, and swaps written {@code swap:A}. */
  public static void play(OmegaPosition position, String moves) {
    for (Word word : Words.words(moves)) {
      int move = MoveText.read(word.text(), position.board(), position.nextColour()).orThrow();
      Reason problem = position.refusal(move);
      if (problem != null) {
        throw new IllegalArgumentException(word.text() + ": " + problem.english());
      }
      position.play(move);
    }
  }

  /** Stones, a text of cells for each colour in turn. */
  static List<Integer> stones(Board board, String... cellsByColour) {
    List<Integer> stones = new ArrayList<>();
    for (int colour = 0; colour < cellsByColour.length; colour++) {
      for (Word word : Words.words(cellsByColour[colour])) {
        stones.add(Moves.place(colour, board.cellNamed(word.text())));
      }
    }
    return stones;
  }

  static Start start(Board board, Colour toMove, String... cellsByColour) {
    return new Start(stones(board, cellsByColour), toMove);
  }
}
