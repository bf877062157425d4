import { describe, expect, it } from "vitest";
import { hash2 } from "../../../numeric/random.ts";
import type { Raster } from "../../../numeric/raster.ts";
import { groundKinds } from "../../../photo/scene/scene.ts";
import { Camera } from "../../../stage/camera.ts";
import { exampleOf } from "./photo-examples.ts";

const width = 640;
const height = 480;
const camera = new Camera(width, height, 120, 480, 1.6);

/** A photo of mown grass; `draw` may put something over it by plan coordinates. */
function photograph(draw: (x: number, z: number) => readonly [number, number, number] | undefined): Raster {
  const data = new Uint8Array(width * height * 3);
  const at: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    camera.groundAt((i % width) + 0.5, Math.floor(i / width) + 0.5, at);
    const [x, z, depth] = at;
    const light = 0.75 + 0.5 * hash2(x / 0.02, z / 0.03, 5);
    data.set(depth < 0 ? [200, 210, 220] : (draw(x, z) ?? [70 * light, 105 * light, 40 * light]), i * 3);
  }
  return { width, height, data };
}

function allLawn() {
  const values = new Uint8Array((width * height) / 16).fill(groundKinds.indexOf("lawn"));
  const ground = new Uint8Array(width * height).fill(255);
  return { width, height, ground, groundKinds: { width: width / 4, height: height / 4, values } };
}

/** Extremes of the lawn made from the photo: light, and red and blue relative to luminance. */
function lookOver(photo: Raster) {
  const example = exampleOf("lawn", photo, allLawn(), camera);
  if (!example) return undefined;
  const out: [number, number, number] = [0, 0, 0];
  let [least, most, red, blue] = [9, 0, 0, 0];
  for (let i = 0; i < 40_000; i++) {
    example.at(hash2(i, 1) * 9, hash2(i, 2) * 9, 0.004, out);
    least = Math.min(least, out[0]);
    most = Math.max(most, out[0]);
    red = Math.max(red, Math.abs(out[1]));
    blue = Math.max(blue, Math.abs(out[2]));
  }
  return { least, most, red, blue };
}

describe("a lawn from the photo's own", () => {
  const clean = lookOver(photograph(() => undefined));

  it.each([
    ["a gray wire", (x: number, z: number) => Math.abs(z - 2.6 - 0.31 * x) < 0.012, [150, 150, 155]],
    ["a black cable", (x: number, z: number) => Math.abs(x - 0.2 - 0.4 * z) < 0.015, [14, 18, 9]],
    ["fallen leaves", (x: number, z: number) => hash2(x / 0.07, z / 0.07, 8) < 0.008, [190, 120, 40]],
  ] as const)("shows nothing of %s that lies across it everywhere", (_, covers, color) => {
    const drawn = lookOver(photograph((x, z) => (covers(x, z) ? color : undefined)));
    expect(drawn?.red).toBeLessThan((clean?.red ?? 0) + 0.06);
    expect(drawn?.blue).toBeLessThan((clean?.blue ?? 0) + 0.06);
    expect(drawn?.least).toBeGreaterThan((clean?.least ?? 0) * 0.8);
    expect(drawn?.most).toBeLessThan((clean?.most ?? 0) * 1.2);
  });

  it("is not made from ground that is half another color", () => {
    expect(
      lookOver(photograph((x, z) => (hash2(x / 0.15, z / 0.15, 3) < 0.4 ? [150, 120, 90] : undefined))),
    ).toBeUndefined();
  });
});
