import { linearFromHex } from "../../numeric/color.ts";
import type { Random } from "../../numeric/random.ts";
import type { LeafShape, Stage } from "../../stage/geometry.ts";
import { defaultClump, growClump, leafDetail } from "../parts/foliage.ts";
import type { Grow } from "../parts/species.ts";

/** Meters, colors as hex. */
export interface ShrubForm {
  radius: number;
  height: number;
  inner: string;
  outer: string;
  accent?: string;
  accentShare?: number;
  halfLength?: number;
  halfWidth?: number;
  shape?: LeafShape;
  lump?: number;
  smallLump?: number;
  stray?: number;
  rise?: number;
  cover?: number;
  /** Height of the ground under the shrub: the rim of a pot. */
  ground?: number;
}

export type ShrubAppearance = Omit<ShrubForm, "radius" | "height" | "ground">;

/** Usually as the body of a species; `form` has its final size. */
export function growShrub(form: ShrubForm, x: number, z: number, stage: Stage, random: Random): void {
  const { radius, height } = form;
  const halfLength = form.halfLength ?? 0.022;
  const halfWidth = form.halfWidth ?? 0.013;
  const ground = form.ground ?? 0;
  // Surface of an ellipsoid after Thomsen's formula, p = 1.6.
  const meanPower = ((radius * radius) ** 1.6 + 2 * (radius * height * 0.5) ** 1.6) / 3;
  const area = 12.5 * meanPower ** (1 / 1.6);
  const detail = leafDetail(stage, z, { area, halfLength, halfWidth, cover: form.cover ?? 2.6, limit: 26000 });
  growClump(
    {
      ...defaultClump,
      center: [x, ground + height * 0.48, z],
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
      shape: form.shape,
    },
    stage,
    random,
  );
}

export function shrub(form: ShrubAppearance): Grow {
  return ({ x, z, radius, height }, stage, random) => growShrub({ ...form, radius, height }, x, z, stage, random);
}

/** Loosely upright: several leaders of different heights, or it would look like an egg. */
export function leaders(form: ShrubAppearance): Grow {
  return ({ x, z, radius, height }, stage, random) => {
    const count = 4 + Math.floor(random() * 2);
    const turn = random() * 6.283;
    for (let i = 0; i < count; i++) {
      const angle = turn + (i / count) * 6.283;
      const out = (0.3 + 0.16 * random()) * radius;
      const own = { radius: (0.5 + 0.17 * random()) * radius, height: (0.76 + 0.26 * random()) * height };
      growShrub({ ...form, ...own }, x + Math.cos(angle) * out, z + Math.sin(angle) * out, stage, random);
    }
  };
}
