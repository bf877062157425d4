import { describe, expect, it } from "vitest";
import { type LinearRgb, linearFromByte } from "../../numeric/color.ts";
import type { Light } from "../../photo/scene/scene.ts";
import { LeafTone } from "./leaf-tone.ts";

const side = 60;
const light: Light = {
  direction: [0, 1, 0],
  certainty: 1,
  strength: 1,
  sunShare: 0.6,
  sun: [0.6, 0.6, 0.6],
  sky: [0.4, 0.4, 0.4],
  level: [1, 1, 1],
};
const inSun = { sun: 1, sky: 1 };
/** A lit leaf with the median luminance and color of drawn leaves. */
const middleLeaf: LinearRgb = [0.0465, 0.0865, 0.0233];

const linear = (byte: number) => linearFromByte[byte] ?? 0;
const luminanceOf = ([red, green, blue]: LinearRgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Three of five pixels that the reader takes for leaves are sky. */
function toneOfCrown(leaf: LinearRgb, sky: LinearRgb): LeafTone {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) data.set(i % 5 < 2 ? leaf : sky, i * 3);
  return toneOfPhoto(data, new Uint8Array(side * side).fill(255));
}

/** Leaves of `color` in the left columns, light gray next to them. */
function toneOf(color: LinearRgb, leaves = side): LeafTone {
  const data = new Uint8Array(side * side * 3).fill(200);
  const leafage = new Uint8Array(side * side);
  for (let i = 0; i < side * side; i++) {
    if (i % side >= leaves) continue;
    data.set(color, i * 3);
    leafage[i] = 255;
  }
  return toneOfPhoto(data, leafage);
}

function toneOfPhoto(data: Uint8Array, values: Uint8Array): LeafTone {
  const leafage = { width: side, height: side, values };
  const shading = { width: 1, height: 1, values: Float32Array.of(1) };
  const ground = new Uint8Array(side * side).fill(255);
  return new LeafTone(
    { width: side, height: side, data },
    { width: side, height: side, leafage, haze: [0, 0, 0], light, ground, shading },
  );
}

function toned(tone: LeafTone, leaf: LinearRgb, stand = inSun): LinearRgb {
  const color: [number, number, number] = [...leaf];
  tone.toneLeaf(color, stand);
  return color;
}

describe("drawn leaves", () => {
  it("are no paler where the sky shows through the photo's own", () => {
    const through = toned(toneOfCrown([80, 96, 70], [170, 195, 230]), middleLeaf);
    const own = toned(toneOf([80, 96, 70]), middleLeaf);
    expect(luminanceOf(through) / luminanceOf(own)).toBeCloseTo(1, 1);
  });

  it.each([
    { photo: "at dusk", bytes: [52, 62, 48] },
    { photo: "in hard light", bytes: [105, 125, 85] },
    { photo: "washed out", bytes: [113, 128, 90] },
  ] as const)("have the tone and the saturation of the photo's own, $photo", ({ bytes }) => {
    const shown = toned(toneOf(bytes), middleLeaf);
    const own = [linear(bytes[0]), linear(bytes[1]), linear(bytes[2])] as const;
    expect(luminanceOf(shown) / luminanceOf(own)).toBeCloseTo(1, 1);
    own.forEach((light, c) => {
      expect((shown[c] ?? 0) / light).toBeGreaterThan(0.8);
      expect((shown[c] ?? 0) / light).toBeLessThan(1.2);
    });
  });

  it("stay darker in the shade, and each its own green", () => {
    const tone = toneOf([90, 110, 60]);
    const shade = toned(tone, [0.0186, 0.0346, 0.0093], { sun: 0, sky: 1 });
    expect(luminanceOf(shade)).toBeLessThan(0.6 * luminanceOf(toned(tone, middleLeaf)));
    const [red, green] = toned(tone, [0.085, 0.075, 0.02]);
    expect(red).toBeGreaterThan(green);
  });

  it("are no autumn leaves, whatever the photo's trees are", () => {
    const [red, green] = toned(toneOf([150, 110, 60]), middleLeaf);
    expect(red).toBeLessThan(green);
  });

  it("are green, however gray the photo's hedges are", () => {
    const grey = [120, 122, 119] as const;
    const [red, green, blue] = toned(toneOf(grey), middleLeaf);
    expect(green / red).toBeGreaterThan(1.2);
    expect(green / blue).toBeGreaterThan(1.2);
    expect(luminanceOf([red, green, blue]) / linear(121)).toBeCloseTo(1, 1);
  });

  it("look as leaves usually do in such a picture where it shows none", () => {
    const bright = toned(toneOf([0, 0, 0], 0), middleLeaf);
    // Darker than the gray of 200 by the factor measured on yard photos, e to the power of -0.95.
    expect(luminanceOf(bright) / linear(200)).toBeCloseTo(0.387, 1);
    const [red, green, blue] = bright;
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });
});
