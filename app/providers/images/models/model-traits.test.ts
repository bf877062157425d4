import { expect, test } from "vitest";
import { type PictureModelKind, traitsOf } from "./model-traits.ts";

const sizeOf = (kind: PictureModelKind, model: string | undefined, width: number, height: number) => {
  const canvas = traitsOf({ kind, model }).canvas(width, height);
  return canvas.ratio ?? `${canvas.width}x${canvas.height}`;
};

test.each([
  ["openai", "gpt-image-2.6-flare"],
  ["google", "gemini-nano-banana-2.1"],
  ["black-forest-labs", "flux-2-pro"],
] as const)("%s makes pictures with %s unless told otherwise", (kind, model) => {
  expect(traitsOf({ kind }).model).toBe(model);
});

test.each([
  // The photo's own proportions, in steps of 16.
  [undefined, 4000, 3000, "1536x1152"],
  [undefined, 4032, 2268, "1536x864"],
  // Fewer than 655,360 pixels are refused: a small photo is enlarged.
  [undefined, 800, 600, "944x704"],
  // At most three times as long as high: the rest is a margin.
  [undefined, 6000, 1200, "1536x512"],
  [undefined, 100, 900, "480x1408"],
  ["gpt-image-2.5-sunburst", 4000, 3000, "1536x1152"],
  ["gpt-image-2", 800, 600, "944x704"],
  ["gpt-image-10", 4000, 3000, "1536x1152"],
  ["gpt-image-1.5", 4000, 3000, "1536x1024"],
  ["gpt-image-1-mini", 800, 600, "1536x1024"],
])("OpenAI's %s is asked for a photo of %i x %i in a size that it makes", (model, width, height, size) => {
  expect(sizeOf("openai", model, width, height)).toBe(size);
});

test("every size asked of GPT Image 2.6 is within its limits", () => {
  for (let width = 200; width <= 5000; width += 167) {
    for (let height = 200; height <= 5000; height += 173) {
      const canvas = traitsOf({ kind: "openai" }).canvas(width, height);
      const [long, short] = [Math.max(canvas.width, canvas.height), Math.min(canvas.width, canvas.height)];
      expect([canvas.width % 16, canvas.height % 16]).toEqual([0, 0]);
      expect(long / short).toBeLessThanOrEqual(3);
      expect(long).toBeLessThanOrEqual(1536);
      expect(long * short).toBeGreaterThanOrEqual(655_360);
      const { left, top, width: across, height: down } = canvas.photo;
      expect(left + across).toBeLessThanOrEqual(canvas.width);
      expect(top + down).toBeLessThanOrEqual(canvas.height);
    }
  }
});

test.each([
  [undefined, 4000, 3000, "1184x896"],
  [undefined, 600, 400, "608x416"],
  [0.5, 4000, 3000, "864x640"],
  [4, 4000, 3000, "1536x1152"],
])(
  "a server of one's own is asked for about a megapixel, or %s, in multiples of 32",
  (megapixels, width, height, size) => {
    const canvas = traitsOf({ kind: "openai-compatible", model: "m", baseUrl: "http://127.0.0.1", megapixels }).canvas(
      width,
      height,
    );
    expect(`${canvas.width}x${canvas.height}`).toBe(size);
  },
);

test.each([
  [4000, 3000, "1536x1152"],
  // No side below 256 pixels.
  [300, 200, "640x448"],
  [6000, 600, "1536x384"],
])("FLUX.2 is asked for a photo of %i x %i in multiples of 32", (width, height, size) => {
  expect(sizeOf("black-forest-labs", undefined, width, height)).toBe(size);
});

test.each([
  [undefined, 4000, 3000, "4:3"],
  [undefined, 8000, 2000, "4:1"],
  [undefined, 1000, 8000, "1:8"],
  ["gemini-3-pro-image-preview", 8000, 2000, "21:9"],
])("Gemini's %s is asked for a photo of %i x %i in proportions that it makes", (model, width, height, ratio) => {
  expect(sizeOf("google", model, width, height)).toBe(ratio);
});
