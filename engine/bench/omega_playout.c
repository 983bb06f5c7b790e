/*
 * The yardstick for OmegaPlayouts: the same random games of OMEGA from an empty regular hexagon, in
 * plain C. The same generator, the same shuffle, the same labelling of groups, the same reward.
 *
 *   cc -O3 -o omega_playout omega_playout.c -lm && ./omega_playout SIDE PLAYERS SECONDS
 *
 * prints playouts a second of processor time, and white's mean reward.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_CELLS = 400, MAX_PLAYERS = 4 };

static int size, players;
static int earlier[3 * MAX_CELLS];
static int free_cells[MAX_CELLS], cells[MAX_CELLS], colours[MAX_CELLS + 1];
static int labels[MAX_CELLS], parents[MAX_CELLS], sizes[MAX_CELLS], label_colours[MAX_CELLS];
static double products[MAX_PLAYERS + 1];
static uint32_t state = 2463534242u;

static uint32_t next_random(void) {
  uint32_t x = state;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return state = x;
}

/* Cells sorted by q, then r; neighbours (-1,0), (-1,1) and (0,-1), or `size` off the board. */
static void make_board(int side) {
  static int at[64][64];
  int n = side - 1, q, r, d;
  static const int dq[] = {-1, -1, 0}, dr[] = {0, 1, -1};
  for (q = 0; q < 64; q++)
    for (r = 0; r < 64; r++) at[q][r] = -1;
  size = 0;
  for (q = -n; q <= n; q++)
    for (r = -n; r <= n; r++)
      if (q + r >= -n && q + r <= n) at[q + n + 1][r + n + 1] = size++;
  for (q = -n; q <= n; q++)
    for (r = -n; r <= n; r++) {
      int cell = at[q + n + 1][r + n + 1];
      if (cell < 0) continue;
      for (d = 0; d < 3; d++) {
        int next = at[q + n + 1 + dq[d]][r + n + 1 + dr[d]];
        earlier[3 * cell + d] = next < 0 ? size : next;
      }
      free_cells[cell] = cell;
    }
  colours[size] = -1;
}

static void fill(void) {
  int i, c, left = size;
  int turns = size / (players * players) * players;
  memcpy(cells, free_cells, size * sizeof cells[0]);
  for (c = 0; c < players; c++) {
    int end = left - turns;
    while (left > end) {
      i = (int)(((next_random() >> 16) * (uint32_t)left--) >> 16);
      colours[cells[i]] = c;
      cells[i] = cells[left];
    }
  }
  while (left > 0) colours[cells[--left]] = players;
}

static int root(int label) {
  int above;
  while ((above = parents[label]) != label) label = parents[label] = parents[above];
  return label;
}

static int label_groups(void) {
  int cell, next = 0;
  const int *before = earlier;
  for (cell = 0; cell < size; cell++, before += 3) {
    int c = colours[cell], found;
    if (colours[before[0]] == c) {
      found = root(labels[before[0]]);
      sizes[found]++;
    } else if (colours[before[1]] == c) {
      found = root(labels[before[1]]);
      sizes[found]++;
      if (colours[before[2]] == c) {
        int other = root(labels[before[2]]);
        if (other != found) {
          parents[other] = found;
          sizes[found] += sizes[other];
          sizes[other] = 1;
        }
      }
    } else if (colours[before[2]] == c) {
      found = root(labels[before[2]]);
      sizes[found]++;
    } else {
      found = next++;
      parents[found] = found;
      sizes[found] = 1;
      label_colours[found] = c;
    }
    labels[cell] = found;
  }
  return next;
}

static double reward(int own) {
  int c, rival = own == 0;
  double distance;
  for (c = rival + 1; c < players; c++)
    if (c != own && products[c] >= products[rival]) rival = c;
  distance = log(products[own] / products[rival]);
  return (products[own] > products[rival] || (products[own] == products[rival] && own > rival)) * 0.5
      + 0.5 * (0.5 + 0.5 * distance / (1 + fabs(distance)));
}

static double playout(void) {
  int i, c, labelled;
  fill();
  labelled = label_groups();
  for (c = 0; c <= players; c++) products[c] = 1;
  for (i = 0; i < labelled; i++) products[label_colours[i]] *= sizes[i];
  return reward(0);
}

/* Time on a core, not on the wall: other programs may be running. */
static double now(void) { return (double)clock() / CLOCKS_PER_SEC; }

int main(int argc, char **argv) {
  double seconds, begin, elapsed, rewards = 0;
  long done = 0;
  int i;
  if (argc != 4) return fprintf(stderr, "usage: omega_playout SIDE PLAYERS SECONDS\n"), 2;
  players = atoi(argv[2]);
  seconds = atof(argv[3]);
  make_board(atoi(argv[1]));
  begin = now();
  do {
    for (i = 0; i < 1000; i++) rewards += playout();
    done += 1000;
    elapsed = now() - begin;
  } while (elapsed < seconds);
  printf("%.0f %.4f\n", done / elapsed, rewards / done);
  return 0;
}
