import { expect, test } from "vitest";
import { usualImageConcurrency } from "./image-concurrency.ts";

const gigabyte = 1024 ** 3;

test.each([
  ["a small server's one core", 1, 1 * gigabyte, 1],
  ["a core is left for pages", 4, 16 * gigabyte, 3],
  ["each takes 600 MB", 4, 1.3 * gigabyte, 2],
  ["too little memory even for one", 4, 0.2 * gigabyte, 1],
  ["a large machine", 64, 256 * gigabyte, 8],
])("pictures at once: %s", (_, cores, freeBytes, expected) => {
  expect(usualImageConcurrency(cores, freeBytes)).toBe(expected);
});
