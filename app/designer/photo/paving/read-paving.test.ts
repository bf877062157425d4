import { expect, it } from "vitest";
import { kindIndex, openMask } from "../ground/ground-kinds.ts";
import type { GroundKind } from "../scene/scene.ts";
import { readPaving } from "./read-paving.ts";

const [width, height] = [120, 80];

/**
 * A patio at the left, a drive at the right, and two slabs too small for paving: one next to the drive, one in the
 * lawn.
 */
function kindAt(x: number, y: number): GroundKind {
  if (x >= 90) return "driveway";
  if (x < 25) return "paving";
  const isSlab = y > 30 && y < 40 && (x > 82 || (x > 50 && x < 58));
  return isSlab ? "paving" : "lawn";
}

it("treats a slab next to a drive as paving and a slab in the lawn as ground, and leaves no seam", () => {
  const values = Uint8Array.from(
    { length: width * height },
    (_, i) => kindIndex[kindAt(i % width, Math.floor(i / width))],
  );
  const data = Uint8Array.from({ length: values.length * 3 }, (_, k) => 40 + 25 * (values[Math.floor(k / 3)] ?? 0));
  const kinds = { width, height, values };
  const { paving } = readPaving({ width, height, data }, kinds, openMask(kinds));
  const stays = (x: number, y: number) => (paving?.matte[y * width + x] ?? 0) >= 128;
  expect([stays(10, 40), stays(86, 35), stays(54, 35), stays(70, 60)]).toEqual([true, true, false, false]);
  expect([stays(89, 35), stays(90, 35), stays(110, 35)]).toEqual([true, true, false]);
});
