/** A source of numbers in [0, 1). The same seed gives the same numbers on every machine. */
export type Random = () => number;

/** Mulberry32: 32 bits of state, good enough for scattering plants and fast. Source: Tommy Ettinger, public domain. */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Picks one entry; the list must not be empty. */
export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length) % list.length] as T;
}

/**
 * Hash of two lattice coordinates to [0, 1). Coordinates are truncated to integers.
 * Avalanches fully: a weaker hash shows as a visible lattice in gravel.
 */
export function hash2(x: number, y: number, seed = 0): number {
  let h = (Math.imul(x | 0, 0x9e3779b1) + Math.imul(y | 0, 0x85ebca77) + Math.imul(seed | 0, 0xc2b2ae3d)) | 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  h ^= h >>> 15;
  return (h >>> 0) / 4294967296;
}
