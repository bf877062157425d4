import { fractalNoise } from "../../app/designer/numeric/noise.ts";
import { hash2 } from "../../app/designer/numeric/random.ts";
import type { Raster } from "../../app/designer/numeric/raster.ts";
import type { Bytes } from "./textures.ts";

/** Pictures people upload by mistake: a face, a plate of food, a page of text, a room. */
export const noYards: readonly { name: string; photo: Raster }[] = [
  { name: "face", photo: paint(240, 320, face) },
  { name: "food", photo: paint(320, 240, food) },
  { name: "text", photo: paint(240, 320, textPage) },
  { name: "room", photo: paint(320, 240, room) },
];

function paint(width: number, height: number, colorAt: (u: number, v: number) => Bytes): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const grain = (hash2(x, y, 3) - 0.5) * 8;
      const color = colorAt((x + 0.5) / width, (y + 0.5) / height).map((byte) =>
        Math.min(255, Math.max(0, byte + grain)),
      );
      data.set(color, (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

function inside(u: number, v: number, [cu, cv, ru, rv]: readonly [number, number, number, number]): boolean {
  return ((u - cu) / ru) ** 2 + ((v - cv) / rv) ** 2 < 1;
}

function face(u: number, v: number): Bytes {
  const light = 1.05 - 0.25 * u;
  const skin: Bytes = [214 * light, 168 * light, 140 * light];
  if (inside(u, v, [0.42, 0.38, 0.035, 0.018]) || inside(u, v, [0.58, 0.38, 0.035, 0.018])) return [48, 36, 30];
  if (inside(u, v, [0.5, 0.54, 0.07, 0.018])) return [168, 84, 82];
  if (inside(u, v, [0.5, 0.43, 0.2, 0.2])) return skin;
  if (inside(u, v, [0.5, 0.36, 0.25, 0.22])) return [62, 44, 34];
  if (v > 0.62 && inside(u, v, [0.5, 1.02, 0.46, 0.36])) return [58 * light, 76 * light, 112 * light];
  if (Math.abs(u - 0.5) < 0.09 && v > 0.5) return skin;
  const blur = fractalNoise(u * 3, v * 3, 2, 5);
  return [150 + 60 * blur, 146 + 50 * blur, 140 + 40 * blur];
}

function food(u: number, v: number): Bytes {
  if (inside(u, v, [0.5, 0.5, 0.26, 0.33])) {
    const lump = fractalNoise(u * 14, v * 11, 3, 8);
    if (lump > 0.58) return [186, 46, 34];
    return lump > 0.45 ? [214, 168, 84] : [96, 136, 56];
  }
  if (inside(u, v, [0.5, 0.5, 0.36, 0.45])) return [236, 234, 230];
  const grain = fractalNoise(u * 3, v * 40, 3, 2);
  return [128 + 50 * grain, 90 + 40 * grain, 60 + 30 * grain];
}

function textPage(u: number, v: number): Bytes {
  const line = Math.floor(v * 34);
  const isInk = v * 34 - line > 0.45 && u > 0.1 && u < 0.75 + 0.15 * hash2(line, 1, 4) && line > 2 && line < 31;
  return isInk && hash2(Math.floor(u * 110), line, 6) > 0.4 ? [40, 40, 44] : [244, 242, 236];
}

/** Wooden floor, wall, sofa, lamp: a floor is level too, but no one plants it. */
function room(u: number, v: number): Bytes {
  if (u > 0.2 && u < 0.7 && v > 0.45 && v < 0.74)
    return [88, 98, 124].map((c) => c * (v < 0.56 ? 1.1 : 0.9)) as unknown as Bytes;
  if (u > 0.78 && u < 0.82 && v > 0.3 && v < 0.72) return [40, 36, 34];
  if (inside(u, v, [0.8, 0.26, 0.07, 0.08])) return [250, 238, 204];
  if (v > 0.68) {
    const board = Math.floor(((u - 0.5) / (v - 0.35)) * 9);
    const own = hash2(board, 2, 7);
    return [150 + 30 * own, 104 + 24 * own, 66 + 18 * own];
  }
  if (u > 0.3 && u < 0.5 && v > 0.12 && v < 0.34) return [150 + 60 * v, 120, 180 - 200 * v];
  const wall = 1 - 0.2 * Math.abs(u - 0.6);
  return [226 * wall, 216 * wall, 200 * wall];
}
