import { columnStep, latticeKey, rowStep, scramble } from "./random.ts";

/** Value noise in [0, 1), smooth, one lattice cell per unit. */
export function noise(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = x - xi;
  const fy = y - yi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  // Hot: runs forty million times per picture. The corners' keys differ by constants, so only one is computed.
  const corner = latticeKey(xi, yi, seed);
  const a = scramble(corner);
  const b = scramble((corner + columnStep) | 0);
  const c = scramble((corner + rowStep) | 0);
  const d = scramble((corner + columnStep + rowStep) | 0);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Fractal sum of `octaves` layers of {@link noise}, each half as strong and about twice as fine; in [0, 1). */
export function fractalNoise(x: number, y: number, octaves = 4, seed = 0): number {
  let weight = 0.5;
  let sum = 0;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(x, y, seed + i * 17);
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 3.1;
    y = y * 2.03 + 1.7;
  }
  return sum / total;
}

export function noise3(x: number, y: number, z: number, seed = 0): number {
  const zi = Math.floor(z);
  const f = z - zi;
  const w = f * f * (3 - 2 * f);
  const a = noise(x, y, seed + zi * 131);
  const b = noise(x, y, seed + zi * 131 + 131);
  return a + (b - a) * w;
}

/** In [0, 1). */
export function fractalNoise3(x: number, y: number, z: number, octaves = 3, seed = 0): number {
  let weight = 0.5;
  let sum = 0;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise3(x, y, z, seed + i * 19);
    total += weight;
    weight *= 0.5;
    x = x * 2.03 + 3.1;
    y = y * 2.03 + 1.7;
    z = z * 2.03 + 2.3;
  }
  return sum / total;
}
