import { describe, expect, it } from "vitest";
import { seeTruth } from "#tests/fixture-yards/seen-truth.ts";
import { takePhoto } from "#tests/fixture-yards/take-photo.ts";
import { fixtureYard } from "#tests/fixture-yards/yards.ts";
import { designYard } from "../../app/designer/design-yard.ts";
import { readScene } from "../../app/designer/photo/read-scene.ts";
import { compareKinds, type KindComparison } from "./compare-kinds.ts";

const wish = "deep beds of shrubs and perennials, hostas, ferns and boxwood, a gravel path";

/**
 * Limits of drawn over photo. The yards' own leaves are but noise on ellipsoids, so they are wide: they see what is lost
 * altogether, on real photos `npm run measure-realism` tells the rest.
 */
const limits = { luma: [0.75, 1.3], chroma: [0.4, 1.25], contrast: [0.65, 1.9], fineness: [0.7, 1.3] } as const;

describe("drawn leaves", () => {
  it.each(["fenced-lawn", "street-front", "bare-soil"])("are like the photo's own in %s", (name) => {
    const { photo, drawn } = compareLeaves(name);
    const ratios = {
      luma: drawn.luma / photo.luma,
      chroma: drawn.chroma / photo.chroma,
      contrast: at(drawn.contrast, 2) / at(photo.contrast, 2),
      // How much of the contrast at 8 pixels is there at 2: softness and grain.
      fineness: at(drawn.contrast, 0) / at(drawn.contrast, 2) / (at(photo.contrast, 0) / at(photo.contrast, 2)),
    };
    for (const [what, [least, most]] of Object.entries(limits)) {
      expect(ratios[what as keyof typeof ratios], what).toBeGreaterThan(least);
      expect(ratios[what as keyof typeof ratios], what).toBeLessThan(most);
    }
  });
});

function compareLeaves(name: string): KindComparison {
  const shot = takePhoto(fixtureYard(name));
  const scene = readScene(shot.photo, seeTruth(shot));
  const design = designYard({ photo: shot.photo, scene, wish, seed: 5, variation: 0, composition: 0 });
  const leaves = compareKinds({ photo: shot.photo, scene, ...design }).find(({ kind }) => kind === "foliage");
  if (!leaves) throw new Error(`${name} shows no leaves`);
  return leaves;
}

function at(values: readonly number[], k: number): number {
  return values[k] ?? Number.NaN;
}
