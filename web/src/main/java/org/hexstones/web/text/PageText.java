package org.hexstones.web.text;

import org.hexstones.game.Colour;
import org.hexstones.game.MoveProblem;
import org.hexstones.hex.BoardProblem;
import org.hexstones.registry.SetupProblem;
import org.hexstones.web.model.Notice;

/**
 * The texts that belong to no game. What is filled in is written out already, numbers included;
 * colours are filled in as {@link #colour} gives them.
 */
public interface PageText {
  String word(Word word);

  String notice(Notice.Kind kind);

  /** A colour as a name: of a player, of a side. */
  String colour(Colour colour);

  /** A colour as a property of a stone, within a sentence. */
  String stone(Colour colour);

  String player(char letter);

  String continueGame(String game);

  String boardOf(String cells);

  String toMove(String colour);

  String thinking(String colour);

  String playouts(String number);

  String resigns(String player);

  String cellFree(String cell);

  String cellTaken(String cell, String stone);

  String groupOf(String stones);

  String placed(String stone, String cell);

  String swap(String player, String colour);

  String keep(String colour);

  String nameKomi(String komi);

  String komiRange(String least, String most);

  /** A player and the colour held. */
  String holds(String player, String colour);

  String swapped(String player);

  String komiNamed(String komi);

  String wins(String colour);

  String resigned(String player);

  String flagFell(String player);

  /** The sentence for a refusal, with the places to fill of the problem's English one. */
  String problem(BoardProblem problem);

  String problem(MoveProblem problem);

  String problem(SetupProblem problem);
}
