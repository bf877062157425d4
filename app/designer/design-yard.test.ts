import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { designYard } from "./design-yard.ts";
import { readScene } from "./photo/read-scene.ts";
import { readWish } from "./wish/read-wish.ts";

const photo = drawSyntheticYard(160, 120);
const scene = readScene(photo, seenSyntheticYard(160, 120));
const order = {
  photo,
  scene,
  wish: readWish("cottage garden with a flagstone patio and roses"),
  seed: 3,
  variation: 0,
};
const first = designYard(order);

describe("designYard", () => {
  it("gives the same bytes for the same order, also from a stored scene and a Buffer, which it leaves alone", () => {
    const buffer = { ...photo, data: Buffer.from(photo.data) };
    const again = designYard({ ...order, scene: structuredClone(scene), photo: buffer });
    expect(shareOfChangedPixels(buffer.data, photo.data)).toBe(0);
    expect(shareOfChangedPixels(again.picture.data, first.picture.data)).toBe(0);
    expect(again.plan).toEqual(first.plan);
  });

  it("gives another picture for another variation and another seed", () => {
    expect(
      shareOfChangedPixels(designYard({ ...order, variation: 1 }).picture.data, first.picture.data),
    ).toBeGreaterThan(0.1);
    expect(shareOfChangedPixels(designYard({ ...order, seed: 4 }).picture.data, first.picture.data)).toBeGreaterThan(
      0.1,
    );
  });

  it("redesigns the ground and leaves the sky alone", () => {
    const skyBytes = 160 * 12 * 3;
    // The top of a new tree may reach this row.
    expect(
      shareOfChangedPixels(first.picture.data.subarray(0, skyBytes), photo.data.subarray(0, skyBytes)),
    ).toBeLessThan(0.02);
    expect(shareOfChangedPixels(first.picture.data, photo.data)).toBeGreaterThan(0.1);
  });

  it("covers the old lawn that was read as wall at the foot of a house", () => {
    const [width, height, foot] = [320, 240, 132];
    const yard = drawSyntheticYard(width, height);
    const read = readScene(yard, seenSyntheticYard(width, height));
    const ground = read.ground.map((share, i) =>
      i < (foot + 5) * width && i % width > 150 && i % width < 170 ? 0 : share,
    );
    const { changed } = designYard({
      ...order,
      photo: yard,
      scene: { ...read, ground },
      wish: readWish("gravel instead of grass"),
    });
    const strip = changed.subarray((foot + 2) * width + 150, (foot + 2) * width + 170);
    expect(Math.min(...strip)).toBe(255);
    expect(Math.max(...changed.subarray(0, (foot - 1) * width))).toBe(0);
  });

  it("tells what stands in the yard and can take the sun", () => {
    const { lines = [], halfView = 0 } = first.geometry.standing ?? {};
    expect(halfView).toBeGreaterThan(0.3);
    expect(Math.max(...lines.flatMap(({ line }) => line.filter((_, i) => i % 3 === 2)))).toBeGreaterThan(1);
  });

  it("refuses a scene of another size", () => {
    expect(() => designYard({ ...order, photo: drawSyntheticYard(120, 90) })).toThrow("160 x 120");
  });
});

function shareOfChangedPixels(a: Uint8Array, b: Uint8Array): number {
  let changed = 0;
  for (let i = 0; i < a.length; i += 3) if (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]) changed++;
  return changed / (a.length / 3);
}
