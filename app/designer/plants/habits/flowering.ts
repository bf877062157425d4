import { addFlowerHeads } from "../parts/flower-heads.ts";
import type { Grow } from "../parts/species.ts";
import { growShrub, type ShrubAppearance } from "./shrub.ts";

/** Meters at size 1. */
export interface FloweringForm {
  body: ShrubAppearance;
  heads: number;
  moreHeads: number;
  headRadius: number;
  petal: number;
}

export function flowering(form: FloweringForm): Grow {
  return ({ x, z, size, radius, height, flowers, flowering }, stage, random) => {
    growShrub({ ...form.body, radius, height }, x, z, stage, random);
    const count = Math.round((form.heads + random() * form.moreHeads) * flowering);
    const headRadius = form.headRadius * Math.sqrt(size);
    addFlowerHeads({ radius, height, count, headRadius, petal: form.petal, tones: flowers }, x, z, stage, random);
  };
}
