import { describe, expect, it } from "vitest";
import { hash2 } from "../../../numeric/random.ts";
import type { Raster } from "../../../numeric/raster.ts";
import { groundKinds } from "../../../photo/scene/scene.ts";
import { Camera } from "../../../stage/camera.ts";
import { listClearings } from "./find-clearing.ts";
import { GroundExample } from "./ground-example.ts";
import { rectify } from "./rectify.ts";

const width = 320;
const height = 240;
const camera = new Camera(width, height, 80, 240, 1.6);
/** Meters; size of the lighter and darker squares. */
const tuft = 0.03;
/** Lawn to the right of here, soil to the left. */
const edge = 0.4;

/** A lawn of dark and a few light tufts, dimmer to the right, with soil beside it. */
function photographLawn(): Raster {
  const data = new Uint8Array(width * height * 3);
  const at: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < width * height; i++) {
    camera.groundAt((i % width) + 0.5, Math.floor(i / width) + 0.5, at);
    const [x, z, depth] = at;
    if (depth < 0) data.set([200, 210, 220], i * 3);
    else if (x < edge) data.set([120, 95, 70], i * 3);
    else {
      const light = (hash2(x / tuft, z / tuft, 9) < 0.25 ? 1.5 : 0.8) * (1 - 0.1 * Math.min(3, x));
      data.set([70 * light, 95 * light, 45 * light], i * 3);
    }
  }
  return { width, height, data };
}

const photo = photographLawn();
const scene = { width, height, ground: new Uint8Array(width * height).fill(255), groundKinds: mapKinds() };

function mapKinds() {
  const map = { width: width / 4, height: height / 4, values: new Uint8Array((width * height) / 16) };
  map.values.forEach((_, i) => {
    const [x] = camera.groundAt((i % map.width) * 4 + 2, Math.floor(i / map.width) * 4 + 2, [0, 0, 0]);
    map.values[i] = groundKinds.indexOf(x < edge ? "soil" : "lawn");
  });
  return map;
}

describe("ground by example", () => {
  it("is taken from where the photo shows nothing but that kind, near the camera", () => {
    const [clearing] = listClearings(photo, scene, camera, "lawn", () => 0.8);
    expect(clearing?.x).toBeGreaterThan(edge - 0.05);
    expect(clearing?.z).toBeLessThan(3);
    expect(listClearings(photo, scene, camera, "gravel", () => 0.8)).toEqual([]);
  });

  it("has the brightness, the contrast and the share of light tufts that the photo's own has", () => {
    const texels = 96;
    const side = 1;
    const swatch = rectify(photo, camera, { x: 0.5, z: 1.8, side }, texels);
    const example = new GroundExample(swatch, side);
    const drawn = numbersOf((x, z) => lightAt(example, x, z, side / texels));
    const own = numbersOf((x, z) => swatch.light[Math.floor(z * texels) * texels + Math.floor(x * texels)] ?? 0, 1);
    expect(drawn.mean).toBeCloseTo(1, 1);
    expect(drawn.deviation / drawn.mean / (own.deviation / own.mean)).toBeGreaterThan(0.85);
    expect(drawn.deviation / drawn.mean / (own.deviation / own.mean)).toBeLessThan(1.15);
    expect(Math.abs(drawn.lightShare - own.lightShare)).toBeLessThan(0.07);
  });

  it("keeps its brightness and loses its contrast with distance", () => {
    const example = new GroundExample(rectify(photo, camera, { x: 0.5, z: 1.8, side: 1 }, 96), 1);
    const far = numbersOf((x, z) => lightAt(example, x, z, 0.1));
    expect(far.mean).toBeCloseTo(1, 1);
    expect(far.deviation).toBeLessThan(0.15);
  });
});

function lightAt(example: GroundExample, x: number, z: number, footprint: number): number {
  const out: [number, number, number] = [0, 0, 0];
  example.at(x, z, footprint, out);
  return out[0];
}

/** Over 2500 spots within `reach` meters: mean, standard deviation, and share much lighter than the mean. */
function numbersOf(light: (x: number, z: number) => number, reach = 12) {
  const values = Array.from({ length: 2500 }, (_, i) => light(hash2(i, 1) * reach, hash2(i, 2) * reach));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
  return { mean, deviation, lightShare: values.filter((value) => value > 1.25 * mean).length / values.length };
}
