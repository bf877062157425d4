import { expect, test } from "vitest";
import { readWish } from "../read-wish.ts";

test.each([
  ["a patio 7 by 6", { width: 7, depth: 6 }],
  ["a patio 7.9 by 6", { width: 7.9, depth: 6 }],
  ["a patio 8 by 6", { width: 2.44, depth: 1.83 }],
  ["a patio 12 by 10", { width: 3.66, depth: 3.05 }],
])("without a unit numbers from eight on are feet: %s", (words, size) => {
  expect(readWish(words).items).toMatchObject([{ size }]);
});

test.each([
  ["a 12x14' patio", { width: 3.66, depth: 4.27 }],
  [`an 18'-0" x 14'-6" patio`, { width: 5.49, depth: 4.42 }],
  ["a patio 3 on 4 meters", { width: 3, depth: 4 }],
  ["a patio of 200 sq ft", { width: 4.31, depth: 4.31 }],
  ["a round patio d = 3.0 m", { width: 3 }],
  ["a patio 6000 x 4000", { width: 6, depth: 4 }],
  ["raised beds 1m20 x 2m40", { width: 1.2, depth: 2.4 }],
  ["a path half a metre wide", { width: 0.5 }],
  ["a path, large 1 meter", { width: 1 }],
  ["a hedge 5-6 feet tall", { height: 1.83 }],
  ["a hedge two and a half metres high", { height: 2.5 }],
  ["raised beds 48in x 96in x 17in tall", { width: 1.22, depth: 2.44, height: 0.43 }],
])("in whatever notation: %s", (words, size) => {
  expect(readWish(words).items).toMatchObject([{ size }]);
});

test.each(["a laurel hedge 4 by 2 m high", "a laurel hedge 4 m wide x 2 m tall", "a laurel hedge 4 x 2 m in height"])(
  "what is said to be high is no depth: %s",
  (words) => {
    expect(readWish(words).items).toEqual([{ thing: "hedge", of: "laurel-hedge", size: { width: 4, height: 2 } }]);
  },
);
