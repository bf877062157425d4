import { expect, test } from "vitest";
import { planOf } from "#tests/designer/one-reading.ts";
import { Camera } from "../../../stage/camera.ts";
import type { Yard } from "../../ground/yard.ts";

function createWideYard(): Yard {
  const camera = new Camera(640, 480, 180, 480);
  const isGround = (u: number, v: number) => {
    const [x, z, distance] = camera.groundAt(u, v, [0, 0, 0]);
    return distance > 0 && Math.abs(x) < 5 && z < 10;
  };
  return {
    camera,
    groundAt: (u, v) => (isGround(u, v) ? 1 : 0),
    kindAt: (u, v) => (isGround(u, v) ? "lawn" : "none"),
    pavingAt: () => 0,
    doors: [],
    uprightsAt: () => 0,
    builtAt: () => 0,
    houseAt: () => 0,
    doorAt: () => 0,
    leafageAt: () => 0,
    standingAt: (u, v) => (isGround(u, v) ? Number.POSITIVE_INFINITY : 10.2),
    greenShare: 0.3,
    lushness: 0.05,
  };
}

const yard = createWideYard();

test.each([
  ["one raised bed", 1],
  ["raised beds", 2],
  ["four raised beds", 4],
])("%s: where there is room, as many as were asked for", (wish, count) => {
  const { objects, summary } = planOf(yard, `${wish}, no patio`, {
    seed: 3,
    variation: 0,
    composition: 0,
  });
  expect(objects.filter(({ object }) => object === "raised-bed")).toHaveLength(count);
  expect(summary.noRoom).toEqual([]);
});
