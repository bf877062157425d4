import { fractalNoise, noise } from "../../app/designer/numeric/noise.ts";
import { hash2 } from "../../app/designer/numeric/random.ts";

export type Bytes = readonly [red: number, green: number, blue: number];

/**
 * sRGB color (0..255, not clamped) of a surface: `across` and `along` are meters on it (x and z on the ground; along the
 * wall and up on anything upright), `pixel` the meters a pixel covers there: finer detail must have faded.
 */
export type Texture = (across: number, along: number, pixel: number) => Bytes;

/** How much of a detail of `size` meters is left at this pixel size. */
function left(size: number, pixel: number): number {
  return Math.min(1, size / (pixel + 1e-6) / 2);
}

function shade([r, g, b]: Bytes, by: number): Bytes {
  return [r * by, g * by, b * by];
}

function mix(a: Bytes, b: Bytes, t: number): Bytes {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Even color with blotches and grain. */
export function plain(color: Bytes, roughness = 0.06, grain = 0.05): Texture {
  return (x, y, pixel) =>
    shade(
      color,
      1 +
        roughness * 2 * (fractalNoise(x * 0.8, y * 0.8, 3, 3) - 0.5) +
        grain * left(0.02, pixel) * 2 * (hash2(x * 90, y * 90, 8) - 0.5),
    );
}

/** Grass; `tired` (0..1) is the share of straw in it. */
export function grass(tired = 0.2): Texture {
  return (x, y, pixel) => {
    const dry = Math.min(1, Math.max(0, (fractalNoise(x * 0.5, y * 0.5, 4, 21) - 0.62 + tired * 0.6) * 4));
    const blade = 2 * (noise(x * 60, y * 40, 4) - 0.5) * left(0.03, pixel);
    const clump = 2 * (fractalNoise(x * 5, y * 5, 3, 9) - 0.5);
    return shade(mix([88, 124, 52], [164, 150, 92], dry), 1 + 0.4 * blade + 0.3 * clump);
  };
}

export function soil(color: Bytes = [112, 88, 66]): Texture {
  return (x, y, pixel) =>
    shade(
      color,
      1 + 0.5 * (fractalNoise(x * 4, y * 4, 4, 12) - 0.5) + 0.5 * left(0.03, pixel) * (noise(x * 40, y * 40, 6) - 0.5),
    );
}

export function gravel(color: Bytes = [186, 172, 148]): Texture {
  return (x, y, pixel) =>
    shade(
      color,
      1 + 0.55 * left(0.025, pixel) * (hash2(x * 45, y * 45, 2) - 0.5) + 0.16 * (fractalNoise(x, y, 3, 4) - 0.5),
    );
}

/** Slabs of `size` meters with darker joints. */
export function slabs(color: Bytes, size: number, joint = 0.02): Texture {
  return (x, y, pixel) => {
    const own = hash2(Math.floor(x / size), Math.floor(y / size), 3) - 0.5;
    const edge = Math.min(x - Math.floor(x / size) * size, y - Math.floor(y / size) * size);
    const isJoint = edge < Math.max(joint, pixel * 0.7) ? 0.32 * Math.min(1, joint / (pixel * 0.7 + 1e-6)) : 0;
    return shade(color, (1 + 0.16 * own + 0.12 * (fractalNoise(x * 3, y * 3, 3, 7) - 0.5)) * (1 - isJoint));
  };
}

/** Rows of `height` meters with a dark line under each: clapboard, or a garage door with a large height. */
export function boards(color: Bytes, height: number, line = 0.02): Texture {
  return (_, y, pixel) => {
    const at = y - Math.floor(y / height) * height;
    return shade(
      color,
      at < Math.max(line, pixel * 0.6) ? 1 - 0.4 * left(line, pixel * 0.5) : 0.97 + 0.06 * (at / height),
    );
  };
}

export function brick(color: Bytes = [156, 92, 74]): Texture {
  return (x, y, pixel) => {
    const row = Math.floor(y / 0.075);
    const shifted = x + (row % 2) * 0.11;
    const own = hash2(Math.floor(shifted / 0.22), row, 5) - 0.5;
    const isJoint = y - row * 0.075 < 0.012 || shifted - Math.floor(shifted / 0.22) * 0.22 < 0.012;
    return mix(
      shade(color, 1 + 0.3 * own * left(0.1, pixel)),
      [190, 182, 170],
      isJoint ? 0.8 * left(0.012, pixel) : 0.1,
    );
  };
}

/** Upright boards of `width` meters with gaps. */
export function palings(color: Bytes = [142, 108, 76], width = 0.12): Texture {
  return (x, y, pixel) => {
    const own = hash2(Math.floor(x / width), 1, 9) - 0.5;
    const isGap = x - Math.floor(x / width) * width < 0.014;
    const grain = fractalNoise(x * 40, y * 2, 2, 5) - 0.5;
    return shade(color, 1 + 0.3 * own + 0.2 * grain * left(0.03, pixel) - (isGap ? 0.6 * left(0.014, pixel * 0.6) : 0));
  };
}

/** Leaves: dark gaps and lit tufts. */
export function leaves(color: Bytes = [66, 98, 46], size = 0.06): Texture {
  return (x, y, pixel) =>
    shade(
      color,
      1 +
        1.1 * (fractalNoise(x / (size * 4), y / (size * 4), 3, 14) - 0.5) +
        0.9 * left(size, pixel) * (noise(x / size, y / size, 3) - 0.5),
    );
}

export function bark(): Texture {
  return (x, y, pixel) => shade([92, 78, 64], 1 + 0.9 * left(0.04, pixel) * (fractalNoise(x * 22, y * 5, 3, 6) - 0.5));
}

/** Plants of several greens and blossoms over soil. */
export function planting(): Texture {
  return (x, y, pixel) => {
    const tall = fractalNoise(x * 3, y * 3, 3, 41);
    const flower = hash2(x * 14, y * 14, 6) > 0.93 && tall > 0.5 ? left(0.07, pixel) : 0;
    const leaf = shade([70, 106, 50], 1 + 1.3 * (fractalNoise(x * 12, y * 12, 2, 44) - 0.5));
    return mix(mix([88, 68, 50], leaf, Math.min(1, Math.max(0, (tall - 0.42) * 8))), [206, 92, 130], flower);
  };
}
