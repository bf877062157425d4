import { expect, it } from "vitest";
import { MadeNet } from "#tests/designer/made-net.ts";
import type { Raster } from "../numeric/raster.ts";
import { readWeightsFile } from "./net/weights-file.ts";
import { createReader, seePhoto } from "./see-photo.ts";
import { type SeenKind, seenKinds } from "./seen/seen-kinds.ts";

const [sky, lawn] = [seenKinds.indexOf("sky"), seenKinds.indexOf("lawn")];

/** Sky where it is blue, lawn where it is green, wall elsewhere; door on the right half. */
function colorReader(coordinates = false) {
  const net = new MadeNet();
  net.header = {
    input: { longSide: 64, multipleOf: 32, mean: [0, 0, 0], std: [1, 1, 1], coordinates },
    photo: ["yard", "other"],
  };
  const inC = coordinates ? 5 : 3;
  const weights = (channel: number, input: number) =>
    (channel === sky && input === 2) || (channel === lawn && input === 1) ? 20 : 0;
  net.answer("kinds", net.convolve({ in: 0, inC, outC: 16, weights }));
  net.answer(
    "marks",
    net.convolve({ in: 0, inC, outC: 4, weights: (channel, input) => (channel === 0 && input === 4 ? 90 : 0) }),
  );
  const whole = net.add({ op: "mean", in: 0 });
  net.answer("photo", net.convolve({ in: whole, inC, outC: 2, weights: () => 0, bias: (channel) => 3 * channel }));
  return createReader(readWeightsFile(net.bytes()));
}

/** Blue above, green below. */
function photoOf(width: number, height: number): Raster {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => {
    const isAbove = Math.floor(i / 3 / width) < height / 2;
    return (isAbove ? [0, 0, 255] : [0, 255, 0])[i % 3] ?? 0;
  });
  return { width, height, data };
}

it.each([
  { width: 640, height: 480, seen: [64, 64] },
  { width: 100, height: 300, seen: [64, 64] },
  { width: 900, height: 100, seen: [64, 64] },
  { width: 20, height: 10, seen: [64, 64] },
])("locates kinds in a photo of $width x $height, in shares that add up to 1", ({ width, height, seen }) => {
  const photo = seePhoto(colorReader(), photoOf(width, height));
  expect([photo.width, photo.height]).toEqual(seen);
  const share = (kind: SeenKind, pixel: number) => photo.kinds[seenKinds.indexOf(kind)]?.[pixel] ?? Number.NaN;
  const last = photo.width * photo.height - 1;
  expect(share("sky", 0)).toBeGreaterThan(0.99);
  expect(share("lawn", last)).toBeGreaterThan(0.99);
  expect(seenKinds.reduce((sum, kind) => sum + share(kind, last), 0)).toBeCloseTo(1, 5);
  expect(photo.photo.other).toBeCloseTo(1 / (1 + Math.exp(-3)), 6);
});

it("knows where in the picture a pixel is", () => {
  const { marks, width } = seePhoto(colorReader(true), photoOf(640, 480));
  expect([marks[0]?.[0], marks[0]?.[width - 1]].map((share) => Math.round(share ?? Number.NaN))).toEqual([0, 1]);
});

it("sees the same every time", () => {
  const reader = colorReader();
  const [once, again] = [photoOf(320, 240), photoOf(320, 240)].map((photo) => seePhoto(reader, photo));
  expect(again).toEqual(once);
});
