import { describe, expect, it } from "vitest";
import type { LinearRgb } from "../../numeric/color.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { CameraFinish } from "../../photo/scene/scene.ts";
import type { FrameBuffer } from "../raster/frame-buffer.ts";
import { Air } from "./air.ts";
import { type Composite, compositePicture } from "./composite.ts";

const width = 96;
const height = 72;
/** First row with ground. */
const foot = 48;
const backdropZ = 10;
/** The drawn patch, in pixels. */
const patch = { left: 8, right: 88, top: 8, bottom: 40 };

/** Properties of a photo that drawn pixels must match; the defaults are no air, no noise, no blur. */
interface PhotoNumbers {
  backdropByte: number;
  haze: number;
  finish: CameraFinish;
  vividness: number;
}
const plain: PhotoNumbers = {
  backdropByte: 0,
  haze: 0,
  finish: { luma: [1], chroma: [1], noise: [0, 0, 0] },
  vividness: 1,
};

/** Linear color by column, and distance. */
type Paint = (column: number) => { color: LinearRgb; z: number };

const grey =
  (light: number, z = 1): Paint =>
  () => ({ color: [light, light, light], z });

describe("a drawn patch", () => {
  it("at the backdrop is no blacker than the darkest the photo shows there, and nearer ones are as much blacker", () => {
    const hazy = { ...plain, backdropByte: 80, haze: 0.005 };
    expect(byteOf(composite(hazy, grey(0, backdropZ)))).toBe(80);
    // Linear light of byte 80 is 0.080: halfway between the haze of 0.005 and half of what the air adds, 0.043.
    expect(byteOf(composite(hazy, grey(0, backdropZ / 2)))).toBe(58);
    expect(byteOf(composite(plain, grey(0, backdropZ)))).toBe(0);
  });

  it("keeps its middle tones and rolls its highlights off, so that white in full sun keeps its detail", () => {
    expect(byteOf(composite(plain, grey(0.5)))).toBe(188);
    // Shades of a white plant in full sun: up to three times the light of white paper.
    const shades = [0.7, 0.9, 1.1, 1.4, 1.8, 2.3, 3].map((light) => byteOf(composite(plain, grey(light))));
    for (const [i, shade] of shades.entries()) if (i > 0) expect(shade).toBeGreaterThan((shades[i - 1] ?? 0) + 1);
    expect(shades.at(-1)).toBeLessThan(250);
  });

  it("has the noise that the photo's tones have, without color and around its own tone", () => {
    const finish = { ...plain.finish, noise: [2, 1, 0] as const };
    for (const { light, noise } of [
      { light: 0.02, noise: 2 },
      { light: 0.2159, noise: 1 },
    ]) {
      const { mean, deviation, isGray } = statisticsOf(composite({ ...plain, finish }, grey(light)));
      // Rounding to bytes adds a twelfth to the variance.
      expect(Math.sqrt(deviation ** 2 - 1 / 12) / noise).toBeCloseTo(1, 1);
      expect(mean).toBeCloseTo(byteOf(composite(plain, grey(light))), 0);
      expect(isGray).toBe(true);
    }
    expect(statisticsOf(composite({ ...plain, finish }, grey(1.4))).deviation).toBe(0);
  });

  it("has edges as soft as the photo's camera makes them, or its halo", () => {
    const edge: Paint = (column) => grey(column < width / 2 ? 0.05 : 0.4)(column);
    const steps = (luma: readonly number[]) => {
      const { picture } = composite({ ...plain, finish: { ...plain.finish, luma } }, edge);
      const at = (off: number) => byteOf({ picture }, width / 2 + off);
      return { soft: (at(0) - at(-1)) / (at(3) - at(-4)), halo: at(0) - at(3) };
    };
    expect(steps([1])).toEqual({ soft: 1, halo: 0 });
    expect(steps([0.6, 0.2]).soft).toBeCloseTo(0.6, 1);
    expect(steps([1.2, -0.1]).halo).toBeGreaterThan(5);
  });

  it("has chroma as blurred as the photo's, and its own brightness", () => {
    const edge: Paint = (column) => ({ color: column < width / 2 ? [0.3, 0.1, 0.1] : [0.1, 0.1527, 0.1], z: 1 });
    const { picture } = composite({ ...plain, finish: { ...plain.finish, chroma: [0.5, 0.25] } }, edge);
    const redness = (off: number) => {
      const [red = 0, green = 0] = pixelAt(picture, width / 2 + off, 20);
      return red - green;
    };
    expect((redness(0) - redness(4)) / (redness(-4) - redness(4))).toBeCloseTo(0.25, 1);
  });

  it("is as vivid as the photo's greens are", () => {
    const green: Paint = () => ({ color: [0.1, 0.2, 0.05], z: 1 });
    const shown = (vividness: number) => pixelAt(composite({ ...plain, vividness }, green).picture, width / 2, 20);
    // Gray of the same brightness is 0.168; 1.25 times as far from it are 0.083, 0.208 and 0.020.
    expect(shown(1)).toEqual([89, 124, 63]);
    expect(shown(1.25)).toEqual([81, 126, 39]);
  });

  it("lets the photo through where it covers half a pixel, and leaves all else as it is", () => {
    const { picture, changed } = composite({ ...plain, backdropByte: 100 }, grey(0, 1e-3), [0, 1]);
    // Half of byte 100's light, 0.127, shows as 71.
    expect(byteOf({ picture })).toBe(71);
    expect(changed[20 * width + width / 2]).toBe(128);
    expect(pixelAt(picture, 2, 20)).toEqual([100, 100, 100]);
    expect(changed[20 * width + 2]).toBe(0);
  });
});

describe("the edge of the ground", () => {
  it.each([60, 252])("of byte %i is unchanged under a shadow too faint to be visible", (old) => {
    const data = Uint8Array.from({ length: width * height * 3 }, (_, k) => (k < foot * width * 3 ? 200 : old));
    const photo = { width, height, data };
    const ground = Uint8Array.from({ length: width * height }, (_, i) =>
      Math.min(255, Math.max(0, 64 * (Math.floor(i / width) - foot + 2))),
    );
    const air = new Air(
      photo,
      { ground, width, height, haze: [0, 0, 0] },
      { width, backdropZ: new Float32Array(width).fill(backdropZ) },
    );
    const shadow = {
      enterRow: () => {},
      shade: (_x: number, _y: number, pixel: { changed: number }) => Object.assign(pixel, { changed: 1e-3 }),
    };
    const frame = drawPatch(grey(0), []);
    expect(compositePicture(photo, { ground, ...plain }, shadow, frame, air).picture.data).toEqual(data);
  });
});

/** Composites the patch over such a photo; `samples` of each pixel's four are drawn. */
function composite(numbers: PhotoNumbers, paint: Paint, samples = [0, 1, 2, 3]): Composite {
  const data = new Uint8Array(width * height * 3).fill(numbers.backdropByte, 0, foot * width * 3);
  const photo = { width, height, data };
  const ground = new Uint8Array(width * height).fill(255, foot * width);
  const { haze } = numbers;
  const uprightObjects = { width, backdropZ: new Float32Array(width).fill(backdropZ) };
  const air = new Air(photo, { ground, width, height, haze: [haze, haze, haze] }, uprightObjects);
  return compositePicture(photo, { ground, ...numbers }, keptGround, drawPatch(paint, samples), air);
}

const keptGround = { enterRow: () => {}, shade: () => {} };

function drawPatch(paint: Paint, samples: readonly number[]): FrameBuffer {
  const frame = {
    width: width * 2,
    height: height * 2,
    inverseDepth: new Float32Array(width * height * 4),
    color: new Float32Array(width * height * 12),
    kind: new Uint8Array(width * height * 4),
  };
  for (let y = patch.top; y < patch.bottom; y++) {
    for (let x = patch.left; x < patch.right; x++) {
      const { color, z } = paint(x);
      for (const sample of samples) {
        const i = (2 * y + (sample >> 1)) * frame.width + 2 * x + (sample & 1);
        frame.inverseDepth[i] = 1 / z;
        frame.color.set(color, i * 3);
      }
    }
  }
  return frame;
}

function pixelAt({ data }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

function byteOf({ picture }: Pick<Composite, "picture">, column = width / 2): number {
  const [grey = Number.NaN] = pixelAt(picture, column, 20);
  return grey;
}

function inside(picture: Raster): Raster {
  const size = { width: patch.right - patch.left - 4, height: patch.bottom - patch.top - 4 };
  const data = new Uint8Array(size.width * size.height * 3);
  for (let row = 0; row < size.height; row++) {
    const from = ((patch.top + 2 + row) * width + patch.left + 2) * 3;
    data.set(picture.data.subarray(from, from + size.width * 3), row * size.width * 3);
  }
  return { ...size, data };
}

function statisticsOf({ picture }: Composite): { mean: number; deviation: number; isGray: boolean } {
  const { data } = inside(picture);
  const mean = data.reduce((sum, byte) => sum + byte, 0) / data.length;
  const variance = data.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / data.length;
  const isGray = data.every((byte, i) => byte === data[i - (i % 3)]);
  return { mean, deviation: Math.sqrt(variance), isGray };
}
