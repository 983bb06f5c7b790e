/**
 * Learns the weights of move features: a player plays against itself, and a softmax is fitted to
 * the visits of its searches. The command {@code train} writes the weights as a Java class.
 *
 * <p>This is a program for the JVM. It may know the arena's arguments, and every player and game
 * through their lists. Only the command line may know it.
 */
@NullMarked
package org.hexstones.tools.training;

import org.jspecify.annotations.NullMarked;
