import { describe, expect, it } from "vitest";
import { drawSyntheticYard, seenSyntheticYard } from "#tests/designer/synthetic-yard.ts";
import { type Design, designYard } from "../design-yard.ts";
import { readScene } from "../photo/read-scene.ts";
import type { Moment } from "../stage/moment.ts";
import { readWish } from "../wish/read-wish.ts";
import { kindIndex } from "./look/drawn-kind.ts";

const times: Moment[] = [{ year: 1 }, { year: 10, season: "spring" }, { season: "autumn" }, { season: "winter" }];
const yards = [
  {
    width: 160,
    height: 120,
    wish: "a flagstone patio with a bench, a maple on the left and hydrangeas along the fence",
  },
  { width: 91, height: 121, wish: "cottage garden: roses, lavender and two birches, a gravel path" },
  { width: 120, height: 90, wish: "two path lights and a boulder, nothing else" },
];

function designer({ width, height, wish }: (typeof yards)[number]) {
  const photo = drawSyntheticYard(width, height);
  const scene = readScene(photo, seenSyntheticYard(width, height));
  const draw = (moment?: Moment): Design =>
    designYard({ photo, scene, wish: readWish(wish), seed: 5, variation: 0, composition: 0, moment });
  return { photo, draw };
}

/** Pixels whose bytes differ. */
function differing(a: Uint8Array, b: Uint8Array): number[] {
  return [...a.keys()].filter((i) => i % 3 === 0 && (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]));
}

describe("a garden at another time", () => {
  it.each(yards)("has the first picture's bytes wherever neither picture is new: $wish", (yard) => {
    const { photo, draw } = designer(yard);
    const first = draw();
    for (const moment of times) {
      const then = draw(moment);
      for (const i of differing(first.picture.data, then.picture.data)) {
        expect((first.changed[i / 3] ?? 0) + (then.changed[i / 3] ?? 0)).toBeGreaterThan(0);
      }
      const strayed = differing(photo.data, then.picture.data).filter((i) => then.changed[i / 3] === 0);
      expect(strayed).toEqual([]);
    }
  });

  it("is the first picture, byte for byte, where the plan has nothing that grows", () => {
    const { draw } = designer(yards[2]!);
    const first = draw();
    const living = [kindIndex.foliage, kindIndex.flower, kindIndex.lawn];
    expect(first.kinds.some((kind) => living.includes(kind))).toBe(false);
    expect(first.changed.some((share) => share > 0)).toBe(true);
    for (const moment of times) expect(draw(moment).picture.data).toEqual(first.picture.data);
  });

  it("is of the same plan, and the same picture each time", () => {
    const { draw } = designer(yards[0]!);
    const first = draw();
    const autumn = draw({ season: "autumn", year: 3 });
    expect(autumn.plan).toEqual(first.plan);
    expect(autumn.geometry).toEqual(first.geometry);
    expect(differing(autumn.picture.data, first.picture.data).length).toBeGreaterThan(50);
    expect(draw({ season: "autumn", year: 3 }).picture.data).toEqual(autumn.picture.data);
  });

  it("is dark in the evening, but for its lamps", () => {
    const { draw } = designer(yards[2]!);
    const first = draw();
    const evening = draw({ evening: true });
    const luma = (data: Uint8Array) => data.reduce((sum, byte) => sum + byte, 0) / data.length;
    expect(luma(evening.picture.data)).toBeLessThan(0.6 * luma(first.picture.data));
    const { width, height } = yards[2]!;
    const meanOf = ({ picture }: Design, from: number, to: number) => {
      const rows = picture.data.subarray(Math.floor(from * height) * width * 3, Math.floor(to * height) * width * 3);
      return luma(rows);
    };
    const overWall = (design: Design) => meanOf(design, 0.02, 0.12) / meanOf(design, 0.2, 0.5);
    expect(overWall(evening)).toBeGreaterThan(1.15 * overWall(first));
    const warmest = Math.max(
      ...[...evening.kinds.keys()].map(
        (i) => (evening.picture.data[i * 3] ?? 0) - (evening.picture.data[i * 3 + 2] ?? 0),
      ),
    );
    expect(warmest).toBeGreaterThan(40);
  });
});
