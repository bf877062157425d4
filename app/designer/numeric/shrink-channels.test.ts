import { expect, it } from "vitest";
import { shrinkChannels } from "./shrink-channels.ts";

it("means exactly what each pixel covers, at whole and at broken factors", () => {
  const data = Uint8Array.from({ length: 6 * 3 }, (_, i) => (i % 3 === 0 ? (Math.floor(i / 3) + 1) * 10 : 7));
  const photo = { width: 6, height: 1, data };
  expect(Array.from(shrinkChannels(photo, 6, 1)[0])).toEqual([10, 20, 30, 40, 50, 60]);
  expect(Array.from(shrinkChannels(photo, 2, 1)[0])).toEqual([20, 50]);
  const [red, green] = shrinkChannels(photo, 4, 1);
  expect(Array.from(red, Math.round)).toEqual([13, 27, 43, 57]);
  expect(Array.from(green, Math.round)).toEqual([7, 7, 7, 7]);
});
