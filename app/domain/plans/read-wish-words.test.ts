import { expect, test } from "vitest";
import { readWishWords } from "./read-wish-words.ts";

test("tells how the wish was read", () => {
  const wish = { understood: ["lavender along the fence"], notDrawn: ["hot tub"], remark: "The house stays as it is." };
  expect(readWishWords({ title: "Green", wish, noRoom: ["dining set"] })).toEqual({ ...wish, noRoom: ["dining set"] });
  expect(readWishWords({ wish: { understood: [], notDrawn: [] } })).toEqual({
    understood: [],
    notDrawn: [],
    noRoom: [],
  });
});

test.each([null, undefined, 7, "plan", { title: "Green" }, { wish: { understood: "all" } }, { wish: null }])(
  "a plan that does not tell: %j",
  (plan) => {
    expect(readWishWords(plan)).toBeUndefined();
  },
);
