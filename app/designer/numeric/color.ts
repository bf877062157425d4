/** Linear-light sRGB, each channel 0..1 (a light source may exceed 1). */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** sRGB byte -> linear light, IEC 61966-2-1. */
export const linearFromByte = new Float32Array(256);
for (let i = 0; i < 256; i++) {
  const c = i / 255;
  linearFromByte[i] = c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** 0..255, not rounded. Values below 0 count as 0. */
export function byteFromLinear(c: number): number {
  const v = Math.max(c, 0);
  return v <= 0.0031308 ? v * 12.92 * 255 : (1.055 * v ** (1 / 2.4) - 0.055) * 255;
}

const curveSteps = 1 << 14;
const byteOfStep = Uint8Array.from({ length: curveSteps + 1 }, (_, i) => Math.round(byteFromLinear(i / curveSteps)));

/** A table of 16384 steps, for per-pixel use. */
export function quickByteFromLinear(c: number): number {
  return byteOfStep[Math.min(curveSteps, Math.max(0, Math.round(c * curveSteps)))];
}

export function linearFromHex(hex: string): LinearRgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [linearFromByte[(n >> 16) & 255], linearFromByte[(n >> 8) & 255], linearFromByte[n & 255]];
}

export function mixColor(a: LinearRgb, b: LinearRgb, t: number): LinearRgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** D65. */
export function labFromBytes(r: number, g: number, b: number): [l: number, a: number, b: number] {
  const red = linearFromByte[r];
  const green = linearFromByte[g];
  const blue = linearFromByte[b];
  const x = labCurve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
  const y = labCurve(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = labCurve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function labCurve(t: number): number {
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
}
