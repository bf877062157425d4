import { readWish } from "#app/designer/wish/read-wish.ts";
import { seeTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { designYard } from "../../app/designer/design-yard.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import { compareKinds } from "./compare-kinds.ts";

const wish = "deep beds of shrubs and perennials, hostas, ferns and boxwood, a gravel path";

/**
 * Drawn over photo. The fixture yards' own leaves are only noise on ellipsoids, so the limits are wide and detect gross
 * losses; `node lab/run.mjs measure-realism` measures the rest on real photos.
 */
const limits = { luma: [0.75, 1.3], chroma: [0.4, 1.25], contrast: [0.65, 1.9], fineness: [0.7, 1.3] } as const;

/** Differences between drawn leaves and the photo's own in a fixture yard at `share` of its size. */
export function findUnlikeLeaves(name: string, share: number): string[] {
  const ratios = compareLeaves(name, share);
  return Object.entries(limits).flatMap(([what, [least, most]]) => {
    const ratio = ratios[what as keyof typeof limits];
    return ratio > least && ratio < most ? [] : [`${what}: ${ratio.toFixed(2)}`];
  });
}

function compareLeaves(name: string, share: number): Record<keyof typeof limits, number> {
  const yard = fixtureYard(name);
  const shot = takePhoto({ ...yard, width: yard.width * share, height: yard.height * share });
  const scene = readScene(shot.photo, seeTruth(shot));
  const design = designYard({ photo: shot.photo, scene, wish: readWish(wish), seed: 5, variation: 0, composition: 0 });
  const leaves = compareKinds({ photo: shot.photo, scene, ...design }).find(({ kind }) => kind === "foliage");
  if (!leaves) throw new Error(`${name} shows no leaves`);
  const { photo, drawn } = leaves;
  return {
    luma: drawn.luma / photo.luma,
    chroma: drawn.chroma / photo.chroma,
    contrast: at(drawn.contrast, 2) / at(photo.contrast, 2),
    // Contrast at 2 pixels over that at 8: softness and grain.
    fineness: at(drawn.contrast, 0) / at(drawn.contrast, 2) / (at(photo.contrast, 0) / at(photo.contrast, 2)),
  };
}

function at(values: readonly number[], k: number): number {
  return values[k] ?? Number.NaN;
}
