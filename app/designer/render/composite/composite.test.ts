import { describe, expect, it } from "vitest";
import type { LinearRgb } from "../../numeric/colour.ts";
import type { Raster } from "../../numeric/raster.ts";
import type { FrameBuffer } from "../raster/frame-buffer.ts";
import { Air } from "./air.ts";
import { type Composite, compositePicture } from "./composite.ts";

const width = 96;
const height = 72;
/** Row from which on the photo shows ground. */
const foot = 48;
const backdropZ = 10;
/** The drawn patch, in pixels: all but a rim of the upper part. */
const patch = { left: 8, right: 88, top: 8, bottom: 40 };

/** Numbers of a photo that a drawn patch has to share, in their plainest form: no air, no noise, as sharp as what is drawn. */
interface PhotoNumbers {
  backdropByte: number;
  haze: number;
  grain: number;
  sharpness: number;
  vividness: number;
}
const plain: PhotoNumbers = { backdropByte: 0, haze: 0, grain: 0, sharpness: 0.5, vividness: 1 };

/** What is drawn in the patch: linear colour, by column where it changes, and how far away. */
type Paint = (column: number) => { colour: LinearRgb; z: number };

const grey =
  (light: number, z = 1): Paint =>
  () => ({ colour: [light, light, light], z });

describe("a drawn patch", () => {
  it("at the backdrop is no blacker than the darkest the photo shows there, and nearer ones are as much blacker", () => {
    const hazy = { ...plain, backdropByte: 80, haze: 0.005 };
    expect(byteOf(composite(hazy, grey(0, backdropZ)))).toBe(80);
    // Linear light of byte 80 is 0.080: half way the haze of 0.005 and half of what the air adds to it, 0.043.
    expect(byteOf(composite(hazy, grey(0, backdropZ / 2)))).toBe(58);
    expect(byteOf(composite(plain, grey(0, backdropZ)))).toBe(0);
  });

  it("keeps its middle tones and bends its highlights, which never clip", () => {
    expect(byteOf(composite(plain, grey(0.5)))).toBe(188);
    // 0.72 + 0.28 (1 - 1 / e) = 0.897 shows as 243.
    expect(byteOf(composite(plain, grey(1)))).toBe(243);
    expect(byteOf(composite(plain, grey(1.4)))).toBeGreaterThan(243);
    expect(byteOf(composite(plain, grey(1.4)))).toBeLessThan(255);
  });

  it("has noise four fifths as strong as the photo's number for it, without colour and about its own tone", () => {
    for (const grain of [0.8, 2]) {
      const { mean, deviation, isGrey } = statisticsOf(composite({ ...plain, grain }, grey(0.2)));
      // Rounding to bytes adds a twelfth to the variance.
      expect(Math.sqrt(deviation ** 2 - 1 / 12) / grain).toBeCloseTo(0.8, 1);
      expect(mean).toBeCloseTo(byteOf(composite(plain, grey(0.2))), 0);
      expect(isGrey).toBe(true);
    }
    expect(statisticsOf(composite(plain, grey(0.2))).deviation).toBe(0);
  });

  it("has edges softer by what the photo is less sharp than what is drawn", () => {
    const edge: Paint = (column) => grey(column < width / 2 ? 0.05 : 0.4)(column);
    const softness = (sharpness: number) => {
      const { picture } = composite({ ...plain, sharpness }, edge);
      const at = (off: number) => byteOf({ picture }, width / 2 + off);
      return 1 - (at(0) - at(-1)) / (at(3) - at(-4));
    };
    // Too little to be seen.
    expect(softness(0.5)).toBe(0);
    expect(softness(0.48)).toBe(0);
    expect(softness(0.42)).toBeCloseTo(0.07 * 1.3, 2);
    expect(softness(0.36)).toBeCloseTo(0.13 * 1.3, 2);
    expect(softness(0.25)).toBeCloseTo(0.17, 2);
    // What a camera has sharpened.
    expect(softness(0.54)).toBeCloseTo(-0.05 * 1.3, 1);
    expect(softness(0.65)).toBeLessThan(-0.06);
  });

  it("is as vivid as the photo's greens are", () => {
    const green: Paint = () => ({ colour: [0.1, 0.2, 0.05], z: 1 });
    const shown = (vividness: number) => pixelAt(composite({ ...plain, vividness }, green).picture, width / 2, 20);
    // Grey of the same brightness is 0.168: 1.25 times as far from it lie 0.083, 0.208 and 0.020.
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

/** Composes the patch over a photo of such numbers; `samples` of each pixel's four are drawn. */
function composite(numbers: PhotoNumbers, paint: Paint, samples = [0, 1, 2, 3]): Composite {
  const data = new Uint8Array(width * height * 3).fill(numbers.backdropByte, 0, foot * width * 3);
  const photo = { width, height, data };
  const ground = new Uint8Array(width * height).fill(255, foot * width);
  const { haze } = numbers;
  const standing = { width, backdropZ: new Float32Array(width).fill(backdropZ) };
  const air = new Air(photo, { ground, width, height, haze: [haze, haze, haze] }, standing);
  return compositePicture(photo, { ground, ...numbers }, keptGround, drawPatch(paint, samples), air);
}

const keptGround = { enterRow: () => {}, shade: () => {} };

function drawPatch(paint: Paint, samples: readonly number[]): FrameBuffer {
  const frame = {
    width: width * 2,
    height: height * 2,
    inverseDepth: new Float32Array(width * height * 4),
    colour: new Float32Array(width * height * 12),
    kind: new Uint8Array(width * height * 4),
  };
  for (let y = patch.top; y < patch.bottom; y++) {
    for (let x = patch.left; x < patch.right; x++) {
      const { colour, z } = paint(x);
      for (const sample of samples) {
        const i = (2 * y + (sample >> 1)) * frame.width + 2 * x + (sample & 1);
        frame.inverseDepth[i] = 1 / z;
        frame.colour.set(colour, i * 3);
      }
    }
  }
  return frame;
}

function pixelAt({ data }: Raster, x: number, y: number): number[] {
  return [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
}

/** The patch's grey, in its middle or another column. */
function byteOf({ picture }: Pick<Composite, "picture">, column = width / 2): number {
  const [grey = Number.NaN] = pixelAt(picture, column, 20);
  return grey;
}

/** The patch without its rim. */
function inside(picture: Raster): Raster {
  const size = { width: patch.right - patch.left - 4, height: patch.bottom - patch.top - 4 };
  const data = new Uint8Array(size.width * size.height * 3);
  for (let row = 0; row < size.height; row++) {
    const from = ((patch.top + 2 + row) * width + patch.left + 2) * 3;
    data.set(picture.data.subarray(from, from + size.width * 3), row * size.width * 3);
  }
  return { ...size, data };
}

function statisticsOf({ picture }: Composite): { mean: number; deviation: number; isGrey: boolean } {
  const { data } = inside(picture);
  const mean = data.reduce((sum, byte) => sum + byte, 0) / data.length;
  const variance = data.reduce((sum, byte) => sum + (byte - mean) ** 2, 0) / data.length;
  const isGrey = data.every((byte, i) => byte === data[i - (i % 3)]);
  return { mean, deviation: Math.sqrt(variance), isGrey };
}
