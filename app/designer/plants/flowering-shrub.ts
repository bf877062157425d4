import { addFlowerHeads } from "./flower-heads.ts";
import { growShrub, type ShrubForm } from "./shrub.ts";
import type { Species } from "./species.ts";

/** A leafy body under round flower heads; metres at size 1. */
interface FloweringForm {
  body: ShrubForm;
  role: Species["role"];
  heads: number;
  moreHeads: number;
  headRadius: number;
  petal: number;
}

export const hydrangea = flowering({
  role: "tall",
  body: {
    radius: 0.45,
    height: 0.77,
    inner: "#1d3312",
    outer: "#5d8a3e",
    accent: "#86a85a",
    accentShare: 0.1,
    halfLength: 0.055,
    halfWidth: 0.034,
    lump: 0.15,
    cover: 2.4,
  },
  heads: 16,
  moreHeads: 8,
  headRadius: 0.085,
  petal: 0.016,
});

export const rose = flowering({
  role: "tall",
  body: {
    radius: 0.38,
    height: 0.8,
    inner: "#1a2f14",
    outer: "#54803c",
    halfLength: 0.03,
    halfWidth: 0.018,
    lump: 0.25,
    cover: 2,
  },
  heads: 22,
  moreHeads: 12,
  headRadius: 0.036,
  petal: 0.015,
});

export const azalea = flowering({
  role: "tall",
  body: { radius: 0.42, height: 0.58, inner: "#1c2f18", outer: "#557a3c", lump: 0.14 },
  heads: 44,
  moreHeads: 26,
  headRadius: 0.03,
  petal: 0.016,
});

/** Geranium, catmint, coreopsis and the like: a low cushion with many small flowers. */
export const perennial = flowering({
  role: "low",
  body: {
    radius: 0.3,
    height: 0.38,
    inner: "#203a16",
    outer: "#6a9446",
    halfLength: 0.028,
    halfWidth: 0.012,
    lump: 0.22,
    cover: 2,
  },
  heads: 26,
  moreHeads: 20,
  headRadius: 0.022,
  petal: 0.013,
});

function flowering(form: FloweringForm): Species {
  const { body } = form;
  return {
    radius: body.radius,
    height: body.height,
    role: form.role,
    grow({ x, z, size, flowers }, stage, random) {
      const radius = body.radius * size;
      const height = body.height * size;
      growShrub({ ...body, radius, height }, x, z, stage, random);
      const count = Math.round(form.heads + random() * form.moreHeads);
      const headRadius = form.headRadius * Math.sqrt(size);
      addFlowerHeads({ radius, height, count, headRadius, petal: form.petal, tones: flowers }, x, z, stage, random);
    },
  };
}
