import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { designYard, planYard } from "../design-yard.ts";
import type { Raster } from "../numeric/raster.ts";
import { readScene } from "../photo/read-scene.ts";
import { readWish } from "../wish/read-wish.ts";
import { faintestMatte } from "./composite/composite.ts";
import { renderPlan } from "./render-plan.ts";

const plantedWish = "cottage garden: roses, lavender, a pond, a pergola and two trees along the fence";
/** Odd sizes too, in case code assumes even ones. */
const cases = [
  { width: 121, height: 203, wish: plantedWish },
  { width: 180, height: 135, wish: "modern garden with a concrete patio, gravel and grasses" },
  { width: 121, height: 90, wish: "keep the lawn, add a birch on the left and a bench" },
];

/** Pixels that are not redesigned must be the photo's, byte for byte. */
function expectUntouched(photo: Raster, picture: Raster, changed: Uint8Array): void {
  const strayed: number[] = [];
  for (const [i, share] of changed.entries()) {
    if (share > 0) continue;
    for (let c = 0; c < 3; c++) if (picture.data[i * 3 + c] !== photo.data[i * 3 + c]) strayed.push(i);
  }
  expect(strayed).toEqual([]);
}

describe("a redesigned photo", () => {
  it.each(cases)(
    "of $width x $height pixels keeps every byte outside the ground and the new things: $wish",
    ({ width, height, wish }) => {
      const photo = drawSyntheticYard(width, height);
      const untouched = new Uint8Array(photo.data);
      const scene = readScene(photo, seenSyntheticYard(width, height));
      const { picture, changed } = designYard({
        photo,
        scene,
        wish: readWish(wish),
        seed: 5,
        variation: 1,
        composition: 1,
      });
      expect(picture.width * picture.height * 3).toBe(picture.data.length);
      expectUntouched(photo, picture, changed);
      expect(Buffer.compare(photo.data, untouched)).toBe(0);
    },
  );

  it("has changes in nothing but the ground when the plan's plants and objects are left out", () => {
    const photo = drawSyntheticYard(121, 91);
    const scene = readScene(photo, seenSyntheticYard(121, 91));
    const { plan, ...view } = planYard({
      photo,
      scene,
      wish: readWish(plantedWish),
      seed: 5,
      variation: 0,
      composition: 0,
    });
    const flat = { ...plan, plants: [], objects: [], materials: { ...plan.materials, base: "gravel-pea" as const } };
    const { picture, changed } = renderPlan({ ...view, plan: flat, seed: 5 });
    expectUntouched(photo, picture, changed);
    expect(changed.some((share, i) => share > 0 && (view.scene.ground[i] ?? 0) <= faintestMatte)).toBe(false);
    expect(changed.filter((share) => share > 0).length).toBeGreaterThan(0.2 * changed.length);
  });
});
