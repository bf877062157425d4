import { type LinearRgb, linearFromHex } from "../../numeric/color.ts";

export type Tones = readonly [LinearRgb, ...LinearRgb[]];

export const stonePalettes = {
  grey: tones("#8f8e89", "#a3a19a", "#7d7d7a", "#989186", "#b0aca3"),
  tan: tones("#b09a7c", "#c2ad8e", "#9d8a70", "#b8a588", "#a8977e"),
  sand: tones("#cbb894", "#d6c6a6", "#c1ab86", "#ccb998"),
  blue: tones("#667682", "#788892", "#5c6c79", "#84919a", "#6d808c"),
  terracotta: tones("#a06e58", "#ad7b66", "#94634f", "#a98470", "#9a705e"),
  brick: tones("#875043", "#98604f", "#77463b", "#8f5a49", "#a16e5d"),
  charcoal: tones("#5d5f60", "#686a6b", "#545657", "#707273"),
  light: tones("#bdbbb5", "#c6c4be", "#b3b1ab", "#cac8c2"),
  granite: tones("#b29d7e", "#bfab8d", "#a69174"),
  white: tones("#c9c5bc", "#d6d2c9", "#bab5aa", "#c8c0b2"),
  slate: tones("#74777a", "#8a8d90", "#5f6265", "#9a9c9d", "#6a6e73"),
  river: tones("#8d8880", "#a59c8d", "#6f6d6a", "#b6a995", "#7c7468", "#9a8f82"),
  creek: tones("#8f8b84", "#a8a195", "#716f6a", "#b9b1a2", "#86796b", "#98948c", "#5f5f5e", "#a38f7c"),
  pea: tones("#b59f80", "#c9b698", "#9a8468", "#d2c3a8", "#8a7760", "#a89880"),
  "brown-mulch": tones("#4f3626", "#5f4432", "#3f2b1f", "#6f523c", "#523a2b"),
  "black-mulch": tones("#38322e", "#443d38", "#2f2a27", "#4e4640"),
  "pine-straw": tones("#7f5a3a", "#916c48", "#6b4a30", "#a07f5a", "#644530"),
  "red-mulch": tones("#6c3728", "#7b4433", "#582b20", "#835141"),
} satisfies Record<string, Tones>;

export type StonePalette = keyof typeof stonePalettes;

export function toneAt(palette: Tones, share: number): LinearRgb {
  return nthTone(palette, Math.floor(share * palette.length));
}

/** Wraps around. */
export function nthTone(palette: Tones, index: number): LinearRgb {
  return palette[index % palette.length] ?? palette[0];
}

export function meanTone(palette: Tones): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [red, green, blue] of palette) {
    sum[0] += red / palette.length;
    sum[1] += green / palette.length;
    sum[2] += blue / palette.length;
  }
  return sum;
}

export function tones(first: string, ...rest: string[]): Tones {
  return [linearFromHex(first), ...rest.map(linearFromHex)];
}
