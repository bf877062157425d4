export function clamp(x: number, low: number, high: number): number {
  return Math.min(Math.max(x, low), high);
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Hermite step from 0 at `from` to 1 at `to`; `from` may be greater than `to`. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = ramp(x, from, to);
  return t * t * (3 - 2 * t);
}

export function ramp(x: number, from: number, to: number): number {
  return clamp((x - from) / (to - from), 0, 1);
}

/** Four times as fast as Math.hypot, whose overflow protection is not needed for meters and pixels. */
export function norm(x: number, y: number, z = 0): number {
  return Math.sqrt(x * x + y * y + z * z);
}
