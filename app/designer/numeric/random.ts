/** Returns numbers in [0, 1). The same seed gives the same sequence on every machine. */
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

/** One random source per name, so that draws from one do not shift the others. */
export type RandomStreams = (name: string) => Random;

export function createStreams(seed: number): RandomStreams {
  return (name) => {
    let key = seed;
    for (const letter of name) key = Math.imul(key, 31) + letter.charCodeAt(0);
    return createRandom(key);
  };
}

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[Math.floor(random() * list.length) % list.length];
}

/** Added to {@link latticeKey} by one column, or one row. */
export const columnStep = 0x9e3779b1;
export const rowStep = 0x85ebca77;

/** [0, 1); coordinates are truncated to integers. Mixes fully: a weaker hash shows as a lattice in gravel. */
export function hash2(x: number, y: number, seed = 0): number {
  return scramble(latticeKey(x, y, seed));
}

/** Unscrambled; pass it to {@link scramble}. */
export function latticeKey(x: number, y: number, seed: number): number {
  return (Math.imul(x | 0, columnStep) + Math.imul(y | 0, rowStep) + Math.imul(seed | 0, 0xc2b2ae3d)) | 0;
}

export function scramble(key: number): number {
  let h = key ^ (key >>> 15);
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39);
  h ^= h >>> 15;
  return (h >>> 0) / 4294967296;
}
