import { expect, test } from "vitest";
import { jpegName, shrunkSize } from "./shrink-photo.ts";

test("a photo that fits is left alone", () => {
  expect(shrunkSize(3072, 2304)).toBeUndefined();
  expect(shrunkSize(10, 10)).toBeUndefined();
});

test("a large photo keeps its shape", () => {
  expect(shrunkSize(6144, 4096)).toEqual({ width: 3072, height: 2048 });
  expect(shrunkSize(4000, 6000)).toEqual({ width: 2048, height: 3072 });
});

test("a thin panorama keeps at least a pixel", () => {
  expect(shrunkSize(60_000, 5)).toEqual({ width: 3072, height: 1 });
});

test.each([
  ["yard.png", "yard.jpg"],
  ["my.back.yard.JPEG", "my.back.yard.jpg"],
  ["yard", "yard.jpg"],
  [".png", "photo.jpg"],
])("%s is sent as %s", (name, sent) => {
  expect(jpegName(name)).toBe(sent);
});
