import { describe, expect, it } from "vitest";
import type { Raster } from "../../numeric/raster.ts";
import { findLineSegments } from "../pixels/line-segments.ts";
import { shrinkPhoto } from "../pixels/small-picture.ts";
import { createEye } from "./eye.ts";
import { uprightLineDensity } from "./upright-lines.ts";

/** Gray, with white doors (upright) and a white stripe along the ground. */
function drawWall(): Raster {
  const [width, height] = [300, 200];
  const data = new Uint8Array(width * height * 3).fill(110);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isDoor = y > 60 && y < 120 && ((x > 60 && x < 80) || (x > 110 && x < 130));
      const isStripe = y > 160 && y < 168;
      if (isDoor || isStripe) data.fill(240, (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { width, height, data };
}

describe("upright lines", () => {
  const picture = shrinkPhoto(drawWall());
  const level = { row: 0.4, rowError: 0.03, roll: 0, rollSureness: 1 };
  const eye = createEye(level, 0.75, 300, 200);
  const density = uprightLineDensity(findLineSegments(picture), eye, 300, 200);

  it("are found at doors and not along the ground", () => {
    expect(density[90 * 300 + 60]).toBeGreaterThan(0.05);
    expect(density[164 * 300 + 150]).toBe(0);
  });
});
