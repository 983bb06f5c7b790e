package org.hexstones.search.endgame;

import org.hexstones.game.CellSet;
import org.hexstones.game.Endgame;
import org.hexstones.game.Position;

/**
 * Finds forced wins in a monotone game of two players by depth-first proof-number search (Nagai,
 * "Df-pn algorithm for searching AND/OR trees and its applications", PhD thesis, University of
 * Tokyo, 2002). It expands the position whose proof seems to need the fewest further positions.
 *
 * <p>A proof also gives the free cells that the winner's strategy needs (its carrier). A move
 * elsewhere does not disturb the strategy, so the opponent needs to try only moves on the carrier.
 * Each refutation reduces these moves further (must-play region: Hayward, Björnsson, Johanson, Kan,
 * Po and van Rijswijck, "Solving 7×7 Hex with domination, virtual connections, and reduced state
 * space", 2003).
 */
final class ProofNumberSearch extends ForcedWin {
  /** More entries than this have not made it faster. */
  private static final int TABLE_BITS = 20;

  private final Endgame endgame;
  private final ProofNumberTable table = new ProofNumberTable(TABLE_BITS);
  private final SimilarMoves similar;

  /** The positions from the start to the present one. */
  private final ProofNode[] path;

  private int depth;

  /** The winner of the present position, if it is proven. */
  private int winner;

  /** The cells that the proof needs, while there is a winner; else without meaning. */
  private final CellSet carrier = new CellSet();

  /** The carrier of a similar move. */
  private final CellSet image = new CellSet();

  ProofNumberSearch(Endgame endgame) {
    this.endgame = endgame;
    similar = new SimilarMoves(endgame);
    path = new ProofNode[endgame.mostPlies() + 1];
    for (int i = 0; i < path.length; i++) {
      path[i] = new ProofNode(endgame.cells());
    }
  }

  @Override
  void ask(int whom) {
    player = whom;
    depth = 0;
    running = true;
    path[0].limit(ProofNode.INFINITE, ProofNode.INFINITE);
    enter();
  }

  @Override
  boolean abandon() {
    while (running && winner != Position.NONE) {
      leaveProven(path[depth]);
    }
    while (running && depth > 0) {
      leaveOpen(path[depth]);
    }
    boolean found = !running;
    running = false;
    return found;
  }

  @Override
  boolean knows(boolean answer) {
    int known = endgame.winner();
    if (known == Position.NONE) {
      int at = table.find(endgame.key1(), endgame.key2());
      known = at < 0 ? Position.NONE : table.winner(at);
    }
    return known != Position.NONE && (known == player) == answer;
  }

  /** Examines the position that was just reached. */
  private void enter() {
    nodes++;
    ProofNode node = path[depth];
    node.nodesBefore = nodes;
    winner = endgame.winner();
    carrier.assign(0, 0);
    if (winner != Position.NONE) {
      return;
    }
    node.mover = endgame.mover();
    int at = table.find(endgame.key1(), endgame.key2());
    if (at < 0) {
      winner = endgame.provenWinner(carrier);
    } else {
      winner = table.winner(at);
      table.copyCarrier(at, carrier);
    }
    if (winner == Position.NONE) {
      node.fill(endgame);
      if (at >= 0) {
        recall(node);
      }
    }
  }

  /**
   * Takes from the table what it knows about the moves of a position that was searched before. Its
   * numbers are better than those that a new position begins with.
   */
  private void recall(ProofNode node) {
    for (int i = 0; i < node.count && winner == Position.NONE; i++) {
      int move = node.moves[i];
      endgame.play(move);
      int at = table.find(endgame.key1(), endgame.key2());
      if (at >= 0) {
        int known = table.winner(at);
        table.copyCarrier(at, carrier);
        if (known == Position.NONE) {
          node.set(i, table.win(at), table.loss(at), endgame.mover() == node.mover);
        } else if (known == node.mover) {
          carrier.add(move);
          winner = known;
        } else {
          node.exclude(move, carrier);
        }
      }
      endgame.undo();
    }
  }

  @Override
  void step() {
    ProofNode node = path[depth];
    if (winner == Position.NONE && !node.choose()) {
      winner = 1 - node.mover;
      carrier.assign(node.refutationCells.low, node.refutationCells.high);
    }
    if (winner != Position.NONE) {
      leaveProven(node);
    } else if (depth > 0 && node.isBeyondLimits()) {
      leaveOpen(node);
    } else {
      endgame.play(node.moves[node.best]);
      depth++;
      enter();
      if (winner == Position.NONE) {
        node.limitBest(path[depth]);
      }
    }
  }

  private void leaveOpen(ProofNode node) {
    table.put(endgame.key1(), endgame.key2(), node.win, node.loss, nodes - node.nodesBefore + 1);
    endgame.undo();
    depth--;
    ProofNode parent = path[depth];
    parent.set(parent.best, node.win, node.loss, node.mover == parent.mover);
  }

  private void leaveProven(ProofNode node) {
    table.putProof(endgame.key1(), endgame.key2(), winner, carrier, nodes - node.nodesBefore + 1);
    if (depth == 0) {
      running = false;
      result = winner == player;
      return;
    }
    endgame.undo();
    depth--;
    ProofNode parent = path[depth];
    int move = parent.moves[parent.best];
    if (winner == parent.mover) {
      carrier.add(move);
    } else {
      parent.exclude(move, carrier);
      refuteSimilar(parent, move);
      winner = Position.NONE;
    }
  }

  private void refuteSimilar(ProofNode node, int move) {
    for (int i = 0; i < similar.count(); i++) {
      if (similar.holds(i)) {
        image.assign(0, 0);
        for (int cell = 0; cell < endgame.cells(); cell++) {
          if (carrier.contains(cell)) {
            image.add(similar.image(i, cell));
          }
        }
        node.exclude(similar.image(i, move), image);
      }
    }
  }
}
