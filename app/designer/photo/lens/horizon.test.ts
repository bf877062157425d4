import { expect, it } from "vitest";
import { Camera } from "../../stage/camera.ts";
import type { LineSegment } from "../pixels/line-segments.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { findHorizon } from "./horizon.ts";

const [width, height] = [448, 336];
const picture = shrinkPhoto({ width, height, data: new Uint8Array(width * height * 3) });

/** The joints of slabs laid askew in front of a standing person. */
function jointsSeenBy(camera: Camera): LineSegment[] {
  return [-3, -2, -1, 0, 1, 2, 3].flatMap((x) =>
    [-0.7, 0.7].map((askew) => {
      const [u, v] = camera.project(x + 1.5 * askew, 0, 1.5, [0, 0, 0]);
      const [farU, farV] = camera.project(x + 4 * askew, 0, 4, [0, 0, 0]);
      const length = Math.hypot(u - farU, v - farV);
      return { x: (u + farU) / 2, y: (v + farV) / 2, dx: (u - farU) / length, dy: (v - farV) / length, length };
    }),
  );
}

it.each([0.38, 0.1, -0.2])("finds the horizon of paving at %f of the height, also above the picture", (row) => {
  const camera = new Camera(width, height, row * height, 0.75 * width);
  expect(findHorizon(picture, jointsSeenBy(camera), 0.75, true).row).toBeCloseTo(row, 1);
});
