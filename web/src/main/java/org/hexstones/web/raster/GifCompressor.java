package org.hexstones.web.raster;

import java.util.Arrays;

/** The compression of GIF: LZW with codes of up to 12 bits, in blocks of up to 255 bytes. */
final class GifCompressor {
  private static final int BITS = 8;
  private static final int CLEAR = 1 << BITS;
  private static final int END = CLEAR + 1;
  private static final int MOST = 1 << 12;
  private static final int SLOTS = 1 << 13;

  /** Leaves as many bits of a hash as there are slots. */
  private static final int HASH_SHIFT = 32 - 13;

  /** The sequences that have codes: a code before and the index after it, and the code of both. */
  private final int[] keys = new int[SLOTS];

  private final int[] codes = new int[SLOTS];
  private Bytes out = new Bytes();
  private Bytes block = new Bytes();
  private int next;
  private int size;
  private int before;
  private int bits;
  private int held;

  /** Begins an image of 256 colours. */
  void begin(Bytes file) {
    out = file;
    block = new Bytes();
    bits = 0;
    held = 0;
    before = -1;
    out.add(BITS);
    size = BITS + 1;
    clear();
  }

  private void clear() {
    put(CLEAR);
    Arrays.fill(keys, -1);
    next = END + 1;
    size = BITS + 1;
  }

  void add(int index) {
    if (before < 0) {
      before = index;
      return;
    }
    int key = (before << BITS) | index;
    int slot = (key * 0x9E3779B1) >>> HASH_SHIFT;
    while (keys[slot] >= 0) {
      if (keys[slot] == key) {
        before = codes[slot];
        return;
      }
      slot = (slot + 1) & (SLOTS - 1);
    }
    put(before);
    before = index;
    if (next == MOST) {
      clear();
      return;
    }
    keys[slot] = key;
    codes[slot] = next;
    // The decoder learns this code one step later, and needs a longer one only then.
    if (next == 1 << size) {
      size++;
    }
    next++;
  }

  void end() {
    put(before);
    put(END);
    if (bits > 0) {
      whole();
    }
    flush();
    out.add(0);
  }

  private void put(int code) {
    held |= code << bits;
    bits += size;
    while (bits >= 8) {
      whole();
    }
  }

  private void whole() {
    block.add(held);
    held >>>= 8;
    bits -= 8;
    if (block.size() == Bytes.BLOCK) {
      flush();
    }
  }

  private void flush() {
    if (block.size() > 0) {
      out.add(block.size());
      out.addAll(block);
      block = new Bytes();
    }
  }
}
