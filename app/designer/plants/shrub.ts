import { linearFromHex } from "../numeric/colour.ts";
import type { Random } from "../numeric/random.ts";
import type { Stage } from "../render/geometry.ts";
import { defaultClump, growClump, leafDetail } from "./foliage.ts";
import type { Species } from "./species.ts";

/** The foliage of one shrub; metres, colours as hex. */
export interface ShrubForm {
  radius: number;
  height: number;
  inner: string;
  outer: string;
  accent?: string;
  accentShare?: number;
  halfLength?: number;
  halfWidth?: number;
  lump?: number;
  smallLump?: number;
  stray?: number;
  rise?: number;
  cover?: number;
  /** Height of the ground under the shrub: the rim of a pot. */
  ground?: number;
}

/** Grows one shrub, usually as the body of a species; `form` is at its final size. */
export function growShrub(form: ShrubForm, x: number, z: number, stage: Stage, random: Random): void {
  const { radius, height } = form;
  const halfLength = form.halfLength ?? 0.022;
  const halfWidth = form.halfWidth ?? 0.013;
  const ground = form.ground ?? 0;
  // Surface of an ellipsoid after Thomsen's formula, p = 1.6.
  const meanPower = ((radius * radius) ** 1.6 + 2 * (radius * height * 0.5) ** 1.6) / 3;
  const area = 12.5 * meanPower ** (1 / 1.6);
  const detail = leafDetail(stage, z, area, halfLength, halfWidth, form.cover ?? 2.6, 26000);
  growClump(
    {
      ...defaultClump,
      centre: [x, ground + height * 0.48, z],
      radii: [radius, height * 0.52, radius],
      count: detail.count,
      halfLength: halfLength * detail.scale,
      halfWidth: halfWidth * detail.scale,
      inner: linearFromHex(form.inner),
      outer: linearFromHex(form.outer),
      accent: form.accent ? linearFromHex(form.accent) : undefined,
      accentShare: form.accentShare,
      lump: form.lump ?? 0.12,
      smallLump: form.smallLump ?? 0.07,
      stray: form.stray ?? defaultClump.stray,
      rise: form.rise ?? defaultClump.rise,
      base: ground,
    },
    stage,
    random,
  );
}

export const boxwood: Species = {
  radius: 0.34,
  height: 0.56,
  role: "low",
  grow({ x, z, size }, stage, random) {
    const radius = 0.32 * size * (0.9 + 0.2 * random());
    const form: ShrubForm = { radius, height: radius * 1.75, inner: "#16260f", outer: "#4d6c37", accent: "#7a934f" };
    growShrub(
      { ...form, halfLength: 0.013, halfWidth: 0.009, accentShare: 0.14, lump: 0.07, smallLump: 0.1, stray: 0.8 },
      x,
      z,
      stage,
      random,
    );
  },
};

/** Grown loosely upright, for the back of a bed: several leaders of unequal height, or it would look like an egg. */
export const laurel: Species = {
  radius: 0.46,
  height: 1.2,
  role: "tall",
  grow({ x, z, size }, stage, random) {
    const leaders = 4 + Math.floor(random() * 2);
    const turn = random() * 6.283;
    for (let i = 0; i < leaders; i++) {
      const angle = turn + (i / leaders) * 6.283;
      const out = (0.14 + 0.12 * random()) * size;
      const form: ShrubForm = {
        radius: (0.23 + 0.08 * random()) * size,
        height: (0.72 + 0.52 * random()) * size,
        inner: "#1b3013",
        outer: i % 2 === 0 ? "#5a8140" : "#648a45",
        accent: "#87a65a",
        accentShare: 0.12,
        halfLength: 0.042,
        halfWidth: 0.018,
        lump: 0.32,
        smallLump: 0.16,
        stray: 0.8,
        rise: 0.45,
        cover: 1.9,
      };
      growShrub(form, x + Math.cos(angle) * out, z + Math.sin(angle) * out, stage, random);
    }
  },
};

/** A dense low mound that fills the rim of a bed. */
export const mound: Species = {
  radius: 0.27,
  height: 0.26,
  role: "edge",
  grow({ x, z, size }, stage, random) {
    const form: ShrubForm = { radius: 0.28 * size, height: 0.26 * size, inner: "#263f1b", outer: "#83a052" };
    growShrub({ ...form, halfLength: 0.02, halfWidth: 0.011, lump: 0.2 }, x, z, stage, random);
  },
};

/** Silver foliage: santolina, lamb's ear, artemisia. */
export const silverMound: Species = {
  radius: 0.28,
  height: 0.3,
  role: "edge",
  grow({ x, z, size }, stage, random) {
    const form: ShrubForm = { radius: 0.28 * size, height: 0.3 * size, inner: "#59645a", outer: "#b3bcae" };
    growShrub({ ...form, halfLength: 0.026, halfWidth: 0.008, lump: 0.2, stray: 0.8, rise: 0.5 }, x, z, stage, random);
  },
};

/** Barberry or ninebark: a dark red shrub as an accent. */
export const barberry: Species = {
  radius: 0.42,
  height: 0.8,
  role: "tall",
  grow({ x, z, size }, stage, random) {
    const form: ShrubForm = { radius: 0.42 * size, height: 0.8 * size, inner: "#3a1416", outer: "#7c3a36" };
    growShrub({ ...form, accent: "#a05a45", accentShare: 0.15, lump: 0.22, stray: 0.8 }, x, z, stage, random);
  },
};
