import { expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { designYard } from "./design-yard.ts";
import { shrinkRaster } from "./numeric/shrink-channels.ts";
import { readScene } from "./photo/read-scene.ts";
import { previewYard } from "./preview-yard.ts";
import { readWish } from "./wish/read-wish.ts";

const photo = drawSyntheticYard(640, 480);
const scene = readScene(photo, seenSyntheticYard(640, 480));

it.each(["a flagstone patio with a fire pit and roses", "gravel instead of grass, a tree and a bench"])(
  "shows the design that is delivered, small: %s",
  (words) => {
    const order = { photo, scene, wish: readWish(words), seed: 3, variation: 0 };
    const design = designYard(order);
    const preview = previewYard(order, 320);
    expect(preview.plan).toEqual(design.plan);
    // A preview has no list, so it needs nothing for hours of sun.
    expect({ ...preview.geometry, standing: design.geometry.standing }).toEqual(design.geometry);
    const { picture } = preview;
    expect([picture.width, picture.height]).toEqual([320, 240]);
    const same = difference(picture.data, shrinkRaster(design.picture, 320, 240).data);
    expect(same).toBeLessThan(6);
    const other = previewYard({ ...order, variation: 1 }, 320).picture;
    expect(difference(picture.data, other.data)).toBeGreaterThan(1.5 * same);
  },
);

it("is the very picture of a photo that is small already", () => {
  const order = { photo, scene, wish: readWish("roses, lavender and a tree"), seed: 3, variation: 0 };
  const { picture } = previewYard(order, 1280);
  expect([picture.width, picture.height]).toEqual([640, 480]);
  expect(difference(picture.data, designYard(order).picture.data)).toBe(0);
});

/** Mean, in bytes. */
function difference(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - (other[i] ?? 0)), 0) / one.length;
}
