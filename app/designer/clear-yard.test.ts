import { describe, expect, it } from "vitest";
import {
  bin,
  bush,
  type Clutter,
  drawClutteredYard,
  faint,
  greatBush,
  person,
  pixelsOf,
} from "#tests/designer/cluttered-yard.ts";
import { designYard, seeYard } from "./design-yard.ts";
import type { Raster } from "./numeric/raster.ts";
import { correctGround } from "./photo/correct-ground.ts";
import { readScene } from "./photo/read-scene.ts";
import { checkRoom } from "./plan/check-room.ts";
import { readWish } from "./wish/read-wish.ts";

function draw(clutter: readonly Clutter[], wish: string, change?: string) {
  const { photo, seen } = drawClutteredYard(clutter);
  const scene = readScene(photo, seen);
  return {
    photo,
    ...designYard({
      photo,
      scene,
      wish: readWish(wish),
      change: change === undefined ? undefined : readWish(change),
      seed: 1,
      variation: 0,
      composition: 0,
    }),
  };
}

/** Share of the thing's pixels that look more like it than like the lawn around. */
function shareLeft(picture: Raster, clutter: Clutter): number {
  const lawn = [90, 125, 55];
  const off = (i: number, color: readonly number[]) =>
    Math.hypot(...color.map((value, c) => value - picture.data[i * 3 + c]!));
  const pixels = pixelsOf(clutter);
  return pixels.filter((i) => off(i, clutter.color) < off(i, lawn)).length / pixels.length;
}

describe("what is to be taken away", () => {
  it.each([
    ["remove the bush on the left", bush],
    ["take out the old shrubs and nothing else", bush],
    ["get rid of the bin", bin],
    ["the junk must go", bin],
  ])("is gone, and the lawn goes on there: %s", (wish, clutter) => {
    const { photo, picture, changed, plan } = draw([bush, bin], wish);
    const other = clutter === bush ? bin : bush;
    expect(shareLeft(photo, clutter)).toBeGreaterThan(0.9);
    expect(shareLeft(picture, clutter)).toBeLessThan(0.1);
    expect(plan.noRoom).toEqual([]);
    for (const i of pixelsOf(clutter)) expect(changed[i]).toBe(255);
    for (const i of pixelsOf(other)) expect(changed[i]).toBe(0);
    const strayed = [...changed.keys()].filter(
      (i) => changed[i] === 0 && [0, 1, 2].some((c) => picture.data[i * 3 + c] !== photo.data[i * 3 + c]),
    );
    expect(strayed).toEqual([]);
    expect(changed.filter((share) => share > 0).length).toBeLessThan(4 * pixelsOf(clutter).length);
  });

  it("is gone where the ground is drawn anew, too", () => {
    const { picture } = draw([bush], "gravel instead of the lawn, remove the bush");
    expect(shareLeft(picture, bush)).toBeLessThan(0.1);
  });

  it.each(["gnomes", "buckets", "path lights", "rocks"])(
    "goes where new ground covers a faint outline: %s",
    (words) => {
      const { changed, plan } = draw([faint], `gravel instead of the lawn, remove the ${words}`);
      expect(pixelsOf(faint).filter((i) => changed[i] !== 255)).toHaveLength(0);
      expect(plan.noRoom).toEqual([]);
    },
  );

  it.each([
    ["the ground around it stays", faint, "remove the rocks"],
    [
      "it is as tall as a child",
      { ...faint, y: 140, radius: [9, 27] } as const,
      "gravel instead of the lawn, remove the junk",
    ],
  ])("stays with a faint outline where %s", (_, clutter, wish) => {
    const { changed, plan } = draw([clutter], wish);
    expect(pixelsOf(clutter).filter((i) => changed[i]! > 127)).toHaveLength(0);
    expect(plan.noRoom).toHaveLength(1);
  });

  it("stays whole where only a part of it looks like what is to go", () => {
    const boat: Clutter = { kind: "wall", color: [150, 60, 60], x: 120, y: 132, radius: [50, 28] };
    const seat: Clutter = { kind: "thing", color: [40, 60, 190], x: 120, y: 156, radius: [8, 6] };
    const { changed, plan } = draw([boat, seat], "gravel instead of the lawn, remove the pot");
    expect(pixelsOf(seat).filter((i) => changed[i]! > 127)).toHaveLength(0);
    expect(plan.noRoom).toHaveLength(1);
  });

  it("goes with a change as well, the same each time", () => {
    const [first, again] = [0, 1].map(() => draw([bin], "a gravel path", "remove the bin"));
    expect(shareLeft(first!.picture, bin)).toBeLessThan(0.1);
    expect(Buffer.compare(first!.picture.data, again!.picture.data)).toBe(0);
  });

  it.each([
    ["remove the big bush", [greatBush], "big bush (it stays: what is behind cannot be seen)"],
    [
      "remove the hammock",
      [bush],
      "hammock (it stays: we cannot make out what is meant; what you mark as ground goes)",
    ],
    ["keep the roses, remove the bush", [bush], "bush (it stays: we cannot tell it from what you keep)"],
  ])("stays and is told where it cannot go: %s", (wish, clutter, told) => {
    const { photo, picture, plan } = draw(clutter, wish);
    expect(plan.noRoom).toEqual([told]);
    expect(Buffer.compare(picture.data, photo.data)).toBe(0);
    const { photo: same, seen } = drawClutteredYard(clutter);
    const room = checkRoom(seeYard(same, readScene(same, seen), readWish(wish)).yard, readWish(wish), 1, 2);
    expect(room.noRoom).toEqual([told]);
    expect(room.designs).toEqual([0, 1].map(() => ({ changed: 0, asked: 1, drawn: 0 })));
  });

  it("goes where its owner marks it as ground, whatever it is", () => {
    const { photo, seen } = drawClutteredYard([bin]);
    const cells = new Uint8Array(48 * 36);
    for (const i of pixelsOf(bin)) cells[Math.floor(Math.floor(i / 240) / 5) * 48 + Math.floor((i % 240) / 5)] = 2;
    const scene = correctGround(readScene(photo, seen), photo, { width: 48, height: 36, cells });
    const { picture, plan } = designYard({
      photo,
      scene,
      wish: readWish("remove the net"),
      seed: 1,
      variation: 0,
      composition: 0,
    });
    expect(plan.noRoom).toEqual([]);
    expect(shareLeft(picture, bin)).toBeLessThan(0.1);
  });

  it("is told with where it was found", () => {
    const { photo, seen } = drawClutteredYard([bush]);
    const { yard } = seeYard(photo, readScene(photo, seen), readWish("remove the bush"));
    expect(checkRoom(yard, readWish("remove the bush"), 1, 1)).toMatchObject({
      resized: [{ of: "bush", as: "bush (the one on the left)" }],
      designs: [{ asked: 1, drawn: 1 }],
    });
  });
});

it("a person keeps every pixel, and it is told", () => {
  const { photo, picture, plan } = draw([person], "cottage garden with tall roses, birches and a gravel path");
  const differing = pixelsOf(person).filter((i) =>
    [0, 1, 2].some((c) => picture.data[i * 3 + c] !== photo.data[i * 3 + c]),
  );
  expect(differing).toEqual([]);
  expect(plan.noRoom).toContain(
    "what is behind the person or animal in the photo (it stays as it is; a photo without anybody shows more)",
  );
});
