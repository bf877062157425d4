import { expect, test } from "vitest";
import { readWish } from "./read-wish.ts";

test.each([
  ["a patio 7 by 6", { width: 7, depth: 6 }],
  ["a patio 7.9 by 6", { width: 7.9, depth: 6 }],
  ["a patio 8 by 6", { width: 2.44, depth: 1.83 }],
  ["a patio 12 by 10", { width: 3.66, depth: 3.05 }],
])("without a unit numbers from eight on are feet: %s", (words, size) => {
  expect(readWish(words).items).toMatchObject([{ size }]);
});

test.each(["a laurel hedge 4 by 2 m high", "a laurel hedge 4 m wide x 2 m tall", "a laurel hedge 4 x 2 m in height"])(
  "what is said to be high is no depth: %s",
  (words) => {
    expect(readWish(words).items).toEqual([{ thing: "hedge", of: "laurel-hedge", size: { width: 4, height: 2 } }]);
  },
);
